import { toText } from '../../../common/order/amounts';
import {
	fieldOf,
	OTHER_AMOUNT,
	readRefund,
	refundAll,
	setQuantity,
} from '../refund/draft';
import { getRefundable, isOpen } from '../refund/refundable';
import { ORDER, REFUND } from '../../../test/order';

const LINES = getRefundable( ORDER, [ REFUND ] );
const [ MUG, SHIPPING ] = LINES;
if ( ! MUG || ! SHIPPING ) {
	throw new Error( 'The order has two lines.' );
}

const read = ( values: Record< string, string > ) =>
	readRefund( ORDER, LINES, values );

afterEach( () => delete window.storedeckSettings );

it( 'computes what remains of each line', () => {
	expect( MUG.quantity ).toBe( 2 );
	expect( toText( MUG.total ) ).toBe( '19.98' );
	expect( MUG.taxes.map( ( { amount } ) => toText( amount ) ) ).toEqual( [
		'1.45',
	] );
	expect( SHIPPING.quantity ).toBeUndefined();
	expect( toText( SHIPPING.total ) ).toBe( '5.00' );
	expect( LINES.every( isOpen ) ).toBe( true );
} );

it( 'fills the share of a quantity, and all of the last items', () => {
	const total = fieldOf( MUG, 'total' );
	const tax = fieldOf( MUG, 3 );
	const one = setQuantity( {}, MUG, '1' );
	expect( [ one[ total ], one[ tax ] ] ).toEqual( [ '9.99', '0.73' ] );
	const both = setQuantity( one, MUG, '2' );
	expect( [ both[ total ], both[ tax ] ] ).toEqual( [ '19.98', '1.45' ] );
	const none = setQuantity( both, MUG, '' );
	expect( [ none[ total ], none[ tax ] ] ).toEqual( [ '', '' ] );
} );

it( 'adds lines, taxes and the other amount to the cent', () => {
	const { errors, total, remaining, fields } = read( {
		...setQuantity( {}, MUG, '1' ),
		[ fieldOf( SHIPPING, 'total' ) ]: '0.1',
		[ OTHER_AMOUNT ]: '0.20',
	} );
	expect( errors ).toEqual( {} );
	expect( toText( total ) ).toBe( '11.02' );
	expect( toText( remaining ) ).toBe( '15.77' );
	expect( fields ).toEqual( {
		amount: '11.02',
		line_items: [
			{
				id: 11,
				quantity: 1,
				refund_total: '9.99',
				refund_tax: [ { id: 3, refund_total: '0.73' } ],
			},
			{ id: 12, refund_total: '0.10', refund_tax: [] },
		],
	} );
} );

it( 'refunds all that remains: each line, and what belongs to none', () => {
	const order = { ...ORDER, total: '38.00' };
	const values = refundAll( order, LINES );
	expect( values ).toEqual( {
		...setQuantity( {}, MUG, '2' ),
		[ fieldOf( SHIPPING, 'total' ) ]: '5.00',
		[ fieldOf( SHIPPING, 3 ) ]: '0.36',
		[ OTHER_AMOUNT ]: '0.50',
	} );
	const { errors, remaining } = readRefund( order, LINES, values );
	expect( errors ).toEqual( {} );
	expect( remaining.isZero() ).toBe( true );
} );

it( 'refunds an amount if less remains than the lines have', () => {
	const order = {
		...ORDER,
		refunds: [ ...ORDER.refunds, { id: 99, reason: '', total: '-10' } ],
	};
	const values = refundAll( order, LINES );
	expect( values ).toEqual( { [ OTHER_AMOUNT ]: '16.79' } );
	expect( readRefund( order, LINES, values ).errors ).toEqual( {} );
} );

it.each( [
	[ fieldOf( MUG, 'quantity' ), '3', 'At most 2 can be refunded.' ],
	[ fieldOf( MUG, 'quantity' ), '1.5', 'Type a whole number.' ],
	[ fieldOf( MUG, 'total' ), '19.99', 'At most €19.98 can be refunded.' ],
	[ fieldOf( MUG, 3 ), '1.46', 'At most €1.45 can be refunded.' ],
	[ fieldOf( MUG, 'total' ), '1.234', 'Type an amount such as 19.98.' ],
	[ fieldOf( MUG, 'total' ), '-1', 'Type an amount such as 19.98.' ],
	[ OTHER_AMOUNT, '26.80', 'At most €26.79 can be refunded.' ],
	[ OTHER_AMOUNT, '0', 'Type quantities or an amount to refund.' ],
] )( 'names the faulty field %s: %s', ( field, value, message ) => {
	expect( read( { [ field ]: value } ).errors ).toEqual( {
		[ field ]: message,
	} );
} );

it( 'refunds a part of a quantity with decimals', () => {
	const [ first ] = ORDER.line_items;
	const order = {
		...ORDER,
		line_items: first ? [ { ...first, quantity: 1.3 } ] : [],
	};
	const [ rope ] = getRefundable( order, [
		{
			...REFUND,
			line_items: REFUND.line_items.map( ( line ) => ( {
				...line,
				quantity: -0.1,
			} ) ),
		},
	] );
	if ( ! rope ) {
		throw new Error( 'The order has a line.' );
	}
	expect( rope.quantity ).toBe( 1.2 );
	const values = setQuantity( {}, rope, '0.3' );
	expect( values[ fieldOf( rope, 'total' ) ] ).toBe( '5.00' );
	expect(
		readRefund( order, [ rope ], values ).fields.line_items?.[ 0 ]?.quantity
	).toBe( 0.3 );
	const errors = ( typed: string ) =>
		readRefund( order, [ rope ], {
			[ fieldOf( rope, 'quantity' ) ]: typed,
		} ).errors[ fieldOf( rope, 'quantity' ) ];
	expect( errors( '1.25' ) ).toBe( 'At most 1.2 can be refunded.' );
	expect( errors( '0.12345' ) ).toBe( 'Type a number of 0 or more.' );
} );

it( 'refuses a sum that is more than what remains of the order', () => {
	const { errors } = read( {
		...setQuantity( {}, MUG, '2' ),
		[ OTHER_AMOUNT ]: '5.37',
	} );
	expect( errors ).toEqual( {
		[ OTHER_AMOUNT ]:
			'The refund of €26.80 is more than what remains: €26.79.',
	} );
} );

it( 'reads the decimal separator of the store', () => {
	window.storedeckSettings = {
		currency: { decimalSeparator: ',', thousandSeparator: '.' },
	};
	const values = setQuantity( {}, MUG, '1' );
	expect( values[ fieldOf( MUG, 'total' ) ] ).toBe( '9,99' );
	expect( toText( read( values ).total ) ).toBe( '10.72' );
} );
