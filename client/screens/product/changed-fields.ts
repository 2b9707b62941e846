import { parseLocalNumber, parseQuantity } from '../../common/local-number';
import { pickFieldNames, readValues } from './product-values';
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

const isSame = ( one: unknown, other: unknown ) =>
	JSON.stringify( one ) === JSON.stringify( other );

/**
 * The names of the fields that differ from a product.
 *
 * @param values  The values of the form.
 * @param product The product; undefined for a new one.
 */
export function getChangedNames(
	values: ProductValues,
	product: Partial< StoredProduct > | undefined
) {
	const before = readValues( product ?? {} );
	return pickFieldNames().filter(
		( name ) => ! isSame( values[ name ], before[ name ] )
	);
}

/**
 * The request that saves a product: the changed fields only, because others
 * would overwrite changes of other users, with the values that they replace.
 *
 * @param values  The values of the form.
 * @param product The product as it was loaded; undefined for a new one.
 */
export function getChangedFields(
	values: ProductValues,
	product: Partial< StoredProduct > | undefined
): Record< string, unknown > {
	const names = getChangedNames( values, product );
	const fields = toFields( values );
	const pick = ( from: Readonly< Record< string, unknown > > ) =>
		Object.fromEntries( names.map( ( name ) => [ name, from[ name ] ] ) );
	return {
		...pick( fields ),
		...( product && { expected: pick( product ) } ),
	};
}
