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
	/** Number of variations; undefined if variations have rows of their own. */
	variations_count?: number;
	/** Sum of the quantities of the variations, null if none is tracked. */
	variations_quantity?: number | null;
}

/** A product or variation in the table. */
export interface StockRow {
	id: number;
	/** 0 unless it is a variation. */
	parentId: number;
	name: string;
	/** Name below the product: the attributes of a variation. */
	shortName: string;
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
	/** The variations of a group; undefined for other rows. */
	variations: { count: number; quantity: number | null } | undefined;
	/** Whether the status can be edited: it does not follow from a quantity. */
	hasOwnStatus: boolean;
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
		return manages === 'parent'
			? __( 'Managed by parent', 'storedeck' )
			: __( 'Not tracked', 'storedeck' );
	}
	return item?.type === 'variable'
		? __( 'Per variation', 'storedeck' )
		: __( 'Not tracked', 'storedeck' );
}

/** Whether the status of an item is stored, and not that of a quantity or of variations. */
const hasOwnStatus = ( item: Item | undefined, isVariation: boolean ) =>
	item?.manage_stock === false && ( isVariation || item.type === 'simple' );

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
	// The report is requested again when a variation changes, the product is not.
	const hasGroupStatus =
		Boolean( row.variations_count ) && reason !== undefined;
	const name = decodeEntities( row.name );
	return {
		id: row.id,
		parentId: row.parent_id,
		name,
		shortName: name,
		sku: row.sku,
		status: hasGroupStatus
			? row.stock_status
			: readText( item?.stock_status ) ?? row.stock_status,
		quantity: reason === undefined ? quantity : null,
		lowStockThreshold: row.low_stock_amount,
		reason,
		backorders: readText( item?.backorders ),
		images: Array.isArray( images ) ? images.filter( isImage ) : [],
		variations: row.variations_count
			? {
					count: row.variations_count,
					quantity: row.variations_quantity ?? null,
			  }
			: undefined,
		hasOwnStatus: hasOwnStatus( item, row.parent_id > 0 ),
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
