import type { Order, OrderRefund } from '@storedeck/data';
import { toText } from '../../../common/order/amounts';
import { fieldOf, readRefund } from '../refund/draft';
import { getRefundable, isOpen } from '../refund/refundable';
import { getTotals } from '../../../common/order/totals';
import { ORDER, REFUND } from '../../../test/order';

/** Label and amount of each row; sums have a mark. */
const list = ( fields: Partial< Order > ) =>
	getTotals( { ...ORDER, ...fields } ).map(
		( { label, amount, isSum } ) =>
			`${ label }: ${ toText( amount ) }${ isSum ? ' =' : '' }`
	);

const FEE = {
	id: 15,
	name: 'Gift &amp; wrap',
	total: '4.00',
	total_tax: '0.00',
	taxes: [],
};

afterEach( () => delete window.storedeckSettings );

describe( 'the totals', () => {
	it( 'have no row for what an order does not have', () => {
		expect(
			list( {
				discount_total: '0.00',
				coupon_lines: [],
				shipping_lines: [],
				shipping_total: '0.00',
				tax_lines: [],
				total_tax: '0.00',
				refunds: [],
			} )
		).toEqual( [ 'Items subtotal: 32.97', 'Order total: 37.50 =' ] );
	} );

	it( 'have a row for amounts without lines', () => {
		expect(
			list( {
				coupon_lines: [],
				shipping_lines: [],
				tax_lines: [],
				refunds: [],
			} )
		).toEqual( [
			'Items subtotal: 32.97',
			'Discount: -3.00',
			'Shipping: 5.00',
			'Taxes: 2.53',
			'Order total: 37.50 =',
		] );
	} );

	it( 'name coupons without a discount, fees and tax rates without a label', () => {
		const [ tax ] = ORDER.tax_lines;
		expect(
			list( {
				discount_total: '0.00',
				coupon_lines: [
					{ id: 13, code: 'ten', discount: '0.00' },
					{ id: 14, code: 'a&amp;b', discount: '0.00' },
				],
				fee_lines: [ FEE, { ...FEE, id: 16, name: '' } ],
				tax_lines: tax ? [ { ...tax, label: '' } ] : [],
			} )
		).toEqual( [
			'Items subtotal: 32.97',
			'Discount: ten, a&b: 0.00',
			'Shipping: Flat rate: 5.00',
			'Gift & wrap: 4.00',
			'Fee: 4.00',
			'US-CA-TAX-1 (7.25%): 2.53',
			'Order total: 37.50 =',
			'Refunded: -10.71',
			'Net payment: 26.79 =',
		] );
	} );
} );

describe( 'what can be refunded', () => {
	const TAX = { id: 3, total: '1.00', subtotal: '1.00' };
	const NONE = { id: 4, total: '0.00', subtotal: '0.00' };
	const [ SHIPPING ] = ORDER.shipping_lines;
	const order: Order = {
		...ORDER,
		line_items: [],
		shipping_lines: SHIPPING
			? [ { ...SHIPPING, method_title: '', taxes: [ NONE ] } ]
			: [],
		fee_lines: [ { ...FEE, name: '', taxes: [ TAX, NONE ] } ],
		tax_lines: ORDER.tax_lines.map( ( tax ) => ( { ...tax, label: '' } ) ),
	};
	const refund = ( total: string, tax: string ): OrderRefund => ( {
		...REFUND,
		line_items: [],
		fee_lines: [
			{
				...FEE,
				total,
				taxes: [ { ...TAX, total: tax }, NONE ],
				refunded_item_id: 15,
			},
		],
	} );

	it( 'names lines and taxes without a name by their type', () => {
		const lines = getRefundable( order, [] );
		expect( lines.map( ( { label } ) => label ) ).toEqual( [
			'Shipping',
			'Fee',
		] );
		expect( lines[ 1 ]?.taxes.map( ( { label } ) => label ) ).toEqual( [
			'US-CA-TAX-1',
			'Tax',
		] );
	} );

	it.each( [
		[ 'nothing was refunded', refund( '0.00', '0.00' ), true ],
		[ 'only its tax remains', refund( '-4.00', '-0.99' ), true ],
		[ 'a cent remains', refund( '-3.99', '-1.00' ), true ],
		[ 'all was refunded', refund( '-4.00', '-1.00' ), false ],
		[ 'more was refunded', refund( '-5.00', '-1.00' ), false ],
	] )( 'includes a fee or not when %s', ( _name, earlier, expected ) => {
		const [ , fee ] = getRefundable( order, [ earlier ] );
		expect( fee && isOpen( fee ) ).toBe( expected );
	} );

	it( 'includes free items until their quantity is refunded', () => {
		const [ mug ] = ORDER.line_items;
		const free = ( quantity: number ) =>
			getRefundable(
				{
					...ORDER,
					line_items: mug
						? [ { ...mug, quantity, total: '0.00', taxes: [] } ]
						: [],
				},
				[]
			).slice( 0, 1 );
		expect( free( 1 ).map( isOpen ) ).toEqual( [ true ] );
		expect( free( 0 ).map( isOpen ) ).toEqual( [ false ] );
	} );

	it( 'leaves out amounts of zero, and empty fields', () => {
		const lines = getRefundable( order, [] );
		const [ shipping, fee ] = lines;
		if ( ! shipping || ! fee ) {
			throw new Error( 'The order has two lines.' );
		}
		const { errors, fields } = readRefund( order, lines, {
			[ fieldOf( shipping, 'total' ) ]: '0.00',
			[ fieldOf( shipping, 4 ) ]: ' ',
			[ fieldOf( fee, 'total' ) ]: '4',
			[ fieldOf( fee, 3 ) ]: '0',
		} );
		expect( errors ).toEqual( {} );
		expect( fields ).toEqual( {
			amount: '4.00',
			line_items: [ { id: 15, refund_total: '4.00', refund_tax: [] } ],
		} );
	} );
} );
