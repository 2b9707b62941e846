import { __ } from '@wordpress/i18n';
import { decodeEntities } from '@wordpress/html-entities';
import type { Item } from '@storedeck/data';

/** A row of `/wc-analytics/reports/stock`. */
export interface StockReportRow {
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
	lowStockThreshold: number | null;
	/** Why the quantity can't be edited; undefined when it can. */
	reason: string | undefined;
	/** `no`, `notify` or `yes`; undefined until loaded. */
	backorders: string | undefined;
	images: ReadonlyArray< { src?: string; alt?: string } >;
}

function getReason(
	row: StockReportRow,
	item: Item | undefined
): string | undefined {
	const manages = item?.manage_stock ?? row.manage_stock;
	if ( manages === true ) {
		return undefined;
	}
	if ( row.parent_id > 0 ) {
		return manages === 'parent' || row.stock_quantity !== null
			? __( 'Managed by parent', 'storedeck' )
			: __( 'Not tracked', 'storedeck' );
	}
	return item?.type === 'variable'
		? __( 'Per variation', 'storedeck' )
		: __( 'Not tracked', 'storedeck' );
}

const isImage = ( value: unknown ): value is { src?: string } =>
	typeof value === 'object' && value !== null && 'src' in value;

const readText = ( value: unknown ) =>
	typeof value === 'string' ? value : undefined;

/**
 * Merges a row of the report with its product. The product has the newer values
 * because it is updated optimistically.
 */
export function toRow( row: StockReportRow, item: Item | undefined ): StockRow {
	const reason = getReason( row, item );
	const saved = item?.stock_quantity;
	const quantity =
		typeof saved === 'number' ? saved : row.stock_quantity ?? 0;
	const images = item?.images ?? [ item?.image ];
	return {
		id: row.id,
		parentId: row.parent_id,
		name: decodeEntities( row.name ),
		sku: row.sku,
		status: readText( item?.stock_status ) ?? row.stock_status,
		quantity: reason === undefined ? quantity : null,
		lowStockThreshold: row.low_stock_amount,
		reason,
		backorders: readText( item?.backorders ),
		images: Array.isArray( images ) ? images.filter( isImage ) : [],
	};
}

/** In stock, but at or below the low stock threshold. */
export const isLowStock = ( {
	status,
	quantity,
	lowStockThreshold,
	reason,
}: StockRow ) =>
	reason === undefined &&
	status === 'instock' &&
	quantity !== null &&
	lowStockThreshold !== null &&
	quantity <= lowStockThreshold;

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
