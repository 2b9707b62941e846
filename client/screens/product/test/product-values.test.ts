import { parseLocalNumber, parseQuantity } from '../../../common/local-number';
import {
	getChangedFields,
	getChangedNames,
} from '../../../common/record-form/changed-fields';
import { toEditableText } from '../editable-text';
import { PRODUCT } from '../product-type';
import { readValues } from '../product-values';
import type { StoredProduct } from '../product-values';
import { validate } from '../validate';

const setSeparator = ( decimalSeparator: string ) => {
	window.storedeckSettings = {
		currency: {
			code: 'EUR',
			symbol: '€',
			symbolPosition: 'right',
			decimalSeparator,
			thousandSeparator: '',
			priceFormat: '%2$s%1$s',
			precision: 2,
		},
	};
};

beforeEach( () => setSeparator( '.' ) );
afterEach( () => delete window.storedeckSettings );

const LAMP: StoredProduct = {
	id: 7,
	name: 'Lamp',
	type: 'simple',
	regular_price: '20.50',
	date_on_sale_to: '2026-12-24T18:00:00',
	manage_stock: true,
	stock_quantity: 5,
	low_stock_amount: null,
	categories: [ { id: 3, name: 'Light', slug: 'light' } ],
	dimensions: { length: '1.5', width: '', height: '' },
};

describe( 'getChangedFields', () => {
	it( 'sends no field of an unchanged product', () => {
		expect( getChangedNames( PRODUCT, readValues( LAMP ), LAMP ) ).toEqual(
			[]
		);
	} );

	it( 'sends the changed fields with the values that they replace', () => {
		expect(
			getChangedFields(
				PRODUCT,
				{
					...readValues( LAMP ),
					stock_quantity: ' 3 ',
					low_stock_amount: '1',
					date_on_sale_to: '2026-12-31',
				},
				LAMP
			)
		).toEqual( {
			stock_quantity: 3,
			low_stock_amount: 1,
			date_on_sale_to: '2026-12-31T23:59:59',
			expected: {
				stock_quantity: 5,
				low_stock_amount: null,
				date_on_sale_to: '2026-12-24T18:00:00',
			},
		} );
	} );

	it( 'empties numbers and dates', () => {
		expect(
			getChangedFields(
				PRODUCT,
				{
					...readValues( LAMP ),
					regular_price: '',
					date_on_sale_to: '',
					stock_quantity: '',
				},
				LAMP
			)
		).toMatchObject( {
			regular_price: '',
			date_on_sale_to: null,
			stock_quantity: null,
		} );
	} );

	it( 'expects nothing of a new product', () => {
		expect(
			getChangedFields(
				PRODUCT,
				{ ...readValues( {} ), name: 'Chair' },
				undefined
			)
		).toEqual( { name: 'Chair' } );
	} );

	it( 'shows and reads amounts with the decimal separator of the store', () => {
		setSeparator( ',' );
		expect( readValues( LAMP ).regular_price ).toBe( '20,50' );
		expect( readValues( LAMP ).dimensions.length ).toBe( '1,5' );
		expect(
			getChangedFields(
				PRODUCT,
				{ ...readValues( LAMP ), regular_price: '9,90' },
				LAMP
			)
		).toEqual( {
			regular_price: '9.90',
			expected: { regular_price: '20.50' },
		} );
	} );
} );

it.each( [
	[ '12.5', '12.5' ],
	[ ' 7 ', '7' ],
	[ '', '' ],
	[ '-1', undefined ],
	[ '1e3', undefined ],
	[ '1.2.3', undefined ],
	[ '$5', undefined ],
] )( 'parses the number %j', ( text, expected ) => {
	expect( parseLocalNumber( text ) ).toBe( expected );
} );

it.each( [
	[ ' -12 ', -12 ],
	[ '−3', -3 ],
	[ '1.5', 1.5 ],
	[ '0.1234', 0.1234 ],
	[ '0.12345', undefined ],
	[ '', undefined ],
	[ '1e3', undefined ],
	[ '0x10', undefined ],
	[ '--2', undefined ],
] )( 'parses the quantity %j', ( text, expected ) => {
	expect( parseQuantity( text ) ).toBe( expected );
} );

it.each( [
	[ '<p>One</p>\n<p>Two<br />\nlines</p>\n', 'One\n\nTwo\nlines' ],
	[ '<p class="a">One</p>\n', '<p class="a">One' ],
	[ '<ul>\n<li>One</li>\n</ul>\n', '<ul>\n<li>One</li>\n</ul>' ],
	[ undefined, '' ],
] )( 'edits the text %j', ( html, expected ) => {
	expect( toEditableText( html ) ).toBe( expected );
} );

describe( 'validate', () => {
	const check = ( values: object ) =>
		validate( { ...readValues( LAMP ), ...values } );

	it( 'accepts a product', () => {
		expect( check( {} ) ).toEqual( {} );
	} );

	it.each( [
		[ 'name', { name: ' ' } ],
		[ 'regular_price', { regular_price: 'free' } ],
		[ 'sale_price', { sale_price: 'x' } ],
		[ 'stock_quantity', { stock_quantity: 'x' } ],
		[ 'stock_quantity', { stock_quantity: '-2', backorders: 'no' } ],
		[ 'low_stock_amount', { low_stock_amount: '-1' } ],
		[ 'weight', { weight: 'heavy' } ],
		[
			'dimensions',
			{ dimensions: { length: 'x', width: '', height: '' } },
		],
		[
			'attributes',
			{
				attributes: [
					{
						id: 0,
						name: 'Size',
						options: [],
						visible: true,
						variation: false,
					},
				],
			},
		],
	] )( 'names the field %s', ( name, values ) => {
		expect( Object.keys( check( values ) ) ).toEqual( [ name ] );
	} );

	it( 'accepts a quantity that sales brought below zero', () => {
		const values = {
			...readValues( LAMP ),
			stock_quantity: '-2',
			backorders: 'no',
		};
		expect( validate( values, { ...LAMP, stock_quantity: -2 } ) ).toEqual(
			{}
		);
	} );

	it( 'ignores the quantity of a product without managed stock', () => {
		expect( check( { manage_stock: false, stock_quantity: 'x' } ) ).toEqual(
			{}
		);
	} );
} );
