import { __ } from '@wordpress/i18n';
import { decodeEntities } from '@wordpress/html-entities';
import type { Item } from '@storedeck/data';

/** A row of `/wc-analytics/reports/stock`. */
export interface ListedStock {
	id: number;
	/** Product of a variation, otherwise 0. */
	parent_id: number;
	name: string;
	sku: string;
	stock_status: string;
	stock_quantity: number | null;
	manage_stock: boolean | 'parent';
	/** Low stock threshold: the product's own, or the store default. */
	low_stock_amount: number | null;
}

/** A product or variation in the table. */
export interface StockRow {
	id: number;
	/** 0 unless it is a variation. */
	parentId: number;
	name: string;
	sku: string;
	status: string;
	/** Null when stock is not tracked. */
	quantity: number | null;
	lowAmount: number | null;
	/** Why the quantity can't be edited; undefined when it can. */
	reason: string | undefined;
	/** `no`, `notify` or `yes`; undefined until loaded. */
	backorders: string | undefined;
	pictures: ReadonlyArray< { src?: string; alt?: string } >;
}

function getReason(
	listed: ListedStock,
	details: Item | undefined
): string | undefined {
	const manages = details?.manage_stock ?? listed.manage_stock;
	if ( manages === true ) {
		return undefined;
	}
	if ( listed.parent_id > 0 ) {
		return manages === 'parent' || listed.stock_quantity !== null
			? __( 'Managed by parent', 'storedeck' )
			: __( 'Not tracked', 'storedeck' );
	}
	return details?.type === 'variable'
		? __( 'Per variation', 'storedeck' )
		: __( 'Not tracked', 'storedeck' );
}

const isPicture = ( value: unknown ): value is { src?: string } =>
	typeof value === 'object' && value !== null && 'src' in value;

const readText = ( value: unknown ) =>
	typeof value === 'string' ? value : undefined;

/**
 * Merges a row of the report with its product. The product has the newer values
 * because it is updated optimistically.
 */
export function toRow(
	listed: ListedStock,
	details: Item | undefined
): StockRow {
	const reason = getReason( listed, details );
	const saved = details?.stock_quantity;
	const counted =
		typeof saved === 'number' ? saved : listed.stock_quantity ?? 0;
	const images = details?.images ?? [ details?.image ];
	return {
		id: listed.id,
		parentId: listed.parent_id,
		name: decodeEntities( listed.name ),
		sku: listed.sku,
		status: readText( details?.stock_status ) ?? listed.stock_status,
		quantity: reason === undefined ? counted : null,
		lowAmount: listed.low_stock_amount,
		reason,
		backorders: readText( details?.backorders ),
		pictures: Array.isArray( images ) ? images.filter( isPicture ) : [],
	};
}

/** In stock, but at or below the low stock threshold. */
export const isLow = ( { status, quantity, lowAmount, reason }: StockRow ) =>
	reason === undefined &&
	status === 'instock' &&
	quantity !== null &&
	lowAmount !== null &&
	quantity <= lowAmount;

/** Backorder setting in words. */
export function getBackordersText( { backorders, reason }: StockRow ) {
	if ( reason !== undefined ) {
		return '';
	}
	switch ( backorders ) {
		case 'yes':
			return __( 'Allowed', 'storedeck' );
		case 'notify':
			return __( 'Allowed, customer notified', 'storedeck' );
		case 'no':
			return __( 'Not allowed', 'storedeck' );
		default:
			return '';
	}
}

/**
 * Parses a typed quantity.
 *
 * @return An integer, negative for backordered items; undefined for anything
 *         else.
 */
export function readQuantity( text: string ): number | undefined {
	const trimmed = text.trim().replace( '−', '-' );
	const number = Number( trimmed );
	return /^-?\d{1,9}$/.test( trimmed ) ? number : undefined;
}
