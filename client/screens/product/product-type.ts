import { parseLocalNumber, parseQuantity } from '../../common/local-number';
import { readFieldErrors } from '../../common/product/field-errors';
import type { RecordType } from '../../common/record-form';
import { getLabels } from '../../common/product/labels';
import { isStoredProduct, readValues } from './product-values';
import type { FieldName, ProductValues, StoredProduct } from './product-values';

const toDecimal = ( text: string ) => parseLocalNumber( text ) ?? text;

const toQuantity = ( text: string ) =>
	text.trim() === '' ? null : parseQuantity( text );

/** The fields of the REST API for the values of the form. */
const toFields = ( values: ProductValues ): Record< FieldName, unknown > => ( {
	...values,
	regular_price: toDecimal( values.regular_price ),
	sale_price: toDecimal( values.sale_price ),
	// A sale lasts until the end of its last day.
	date_on_sale_from: values.date_on_sale_from
		? `${ values.date_on_sale_from }T00:00:00`
		: null,
	date_on_sale_to: values.date_on_sale_to
		? `${ values.date_on_sale_to }T23:59:59`
		: null,
	stock_quantity: toQuantity( values.stock_quantity ),
	low_stock_amount: toQuantity( values.low_stock_amount ),
	weight: toDecimal( values.weight ),
	dimensions: {
		length: toDecimal( values.dimensions.length ),
		width: toDecimal( values.dimensions.width ),
		height: toDecimal( values.dimensions.height ),
	},
	images: values.images.map( ( { id, alt } ) => ( { id, alt } ) ),
	categories: values.categories.map( ( { id } ) => ( { id } ) ),
	attributes: values.attributes.map( ( attribute, position ) => ( {
		...attribute,
		position,
	} ) ),
} );

/** How products are edited. */
export const PRODUCT: RecordType< ProductValues, StoredProduct > = {
	itemType: 'products',
	isStored: isStoredProduct,
	readValues,
	toFields,
	getLabels,
	getNewFields: ( { status }, key ) => ( { status, creation_key: key } ),
	readErrors: readFieldErrors,
};
