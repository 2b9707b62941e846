import type { ResponseOf } from '@storedeck/data/routes';
import { toLocalNumber } from '../../common/local-number';
import { toEditableText } from './editable-text';

type Fields = ResponseOf< '/wc-analytics/products' >;

/**
 * A product or variation as the server returns it; fields may be missing.
 * Variations have another form of attributes.
 */
export type StoredProduct = Partial<
	Omit< Fields, 'id' | 'type' | 'attributes' >
> & {
	id: number;
	type?: string;
	attributes?: Fields[ 'attributes' ];
};

/** The server validates its responses; this only rejects another kind of item. */
export const isStoredProduct = (
	item: object | null | undefined
): item is StoredProduct =>
	typeof item === 'object' &&
	item !== null &&
	'id' in item &&
	typeof item.id === 'number';

/** A category of a product. */
export interface Category {
	id: number;
	name: string;
}

/** An image of the media library. */
export interface ProductImage {
	id: number;
	src: string;
	alt: string;
}

/** An attribute with its values; id 0 for one of this product alone. */
export interface Attribute {
	id: number;
	name: string;
	options: readonly string[];
	visible: boolean;
	variation: boolean;
}

/** The values of the form, by the names of the REST API. Numbers are texts. */
export type ProductValues = {
	type: string;
	name: string;
	slug: string;
	status: string;
	description: string;
	short_description: string;
	images: readonly ProductImage[];
	regular_price: string;
	sale_price: string;
	/** `2026-11-23` in the site time zone, or an empty string. */
	date_on_sale_from: string;
	date_on_sale_to: string;
	sku: string;
	manage_stock: boolean;
	stock_quantity: string;
	stock_status: string;
	backorders: string;
	low_stock_amount: string;
	categories: readonly Category[];
	attributes: readonly Attribute[];
	virtual: boolean;
	downloadable: boolean;
	tax_status: string;
	tax_class: string;
	weight: string;
	dimensions: { length: string; width: string; height: string };
};

export type FieldName = keyof ProductValues & string;

const toText = ( value: number | null | undefined ) =>
	typeof value === 'number' ? toLocalNumber( String( value ) ) : '';

/** The day of a date and time. */
const toDay = ( value: string | null | undefined ) =>
	value?.slice( 0, 10 ) ?? '';

/**
 * The values of a product for the form.
 *
 * @param product The product; without fields for a new one.
 */
export const readValues = (
	product: Partial< StoredProduct >
): ProductValues => ( {
	type: product.type ?? 'simple',
	name: product.name ?? '',
	slug: product.slug ?? '',
	status: product.status ?? 'publish',
	description: toEditableText( product.description ),
	short_description: toEditableText( product.short_description ),
	images: ( product.images ?? [] ).flatMap( ( image ) =>
		image ? { id: image.id, src: image.src, alt: image.alt } : []
	),
	regular_price: toLocalNumber( product.regular_price ),
	sale_price: toLocalNumber( product.sale_price ),
	date_on_sale_from: toDay( product.date_on_sale_from ),
	date_on_sale_to: toDay( product.date_on_sale_to ),
	sku: product.sku ?? '',
	manage_stock: product.manage_stock ?? false,
	stock_quantity: toText( product.stock_quantity ),
	stock_status: product.stock_status ?? 'instock',
	backorders: product.backorders ?? 'no',
	low_stock_amount: toText( product.low_stock_amount ),
	categories: ( product.categories ?? [] ).map( ( { id, name } ) => ( {
		id,
		name,
	} ) ),
	attributes: ( product.attributes ?? [] ).map(
		( { id, name, options, visible, variation } ) => ( {
			id,
			name,
			options,
			visible,
			variation,
		} )
	),
	virtual: product.virtual ?? false,
	downloadable: product.downloadable ?? false,
	tax_status: product.tax_status ?? 'taxable',
	tax_class: product.tax_class ?? '',
	weight: toLocalNumber( product.weight ),
	dimensions: {
		length: toLocalNumber( product.dimensions?.length ),
		width: toLocalNumber( product.dimensions?.width ),
		height: toLocalNumber( product.dimensions?.height ),
	},
} );
