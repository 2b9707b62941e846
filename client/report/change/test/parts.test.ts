import type { ReportChange } from '@storedeck/data';
import { getChangeParts, getUnits, rankChanges } from '../parts';
import type { ChangeParts } from '../parts';
import { toUnits } from '../units';
import { add, createRandom } from './support';

type Values = readonly [ now: number, before: number ];

/** Rows of a sum. */
const toChange = (
	by: string,
	rows: readonly Values[],
	others?: Values
): ReportChange => ( {
	by,
	weight: null,
	rows: rows.map( ( [ now, before ], place ) => ( {
		id: place + 1,
		label: `${ by } ${ place + 1 }`,
		metrics: [ { sales: now }, { sales: before } ],
	} ) ),
	others: others
		? {
				count: 7,
				metrics: [ { sales: others[ 0 ] }, { sales: others[ 1 ] } ],
		  }
		: null,
} );

const total = ( now: number, before: number ) => ( {
	metric: 'sales',
	decimals: 2,
	now: { sales: now },
	before: { sales: before },
} );

const sumOf = ( { parts, others, rest }: ChangeParts ) =>
	add( parts.map( ( { units } ) => units ) ) + ( others?.units ?? 0 ) + rest;

it( 'lists what moved a sum most in its direction first, then all others', () => {
	const parts = getChangeParts(
		toChange( 'product', [ [ 5, 0 ], [ 10, 40 ], [ 3, 4 ] ], [ 8, 9 ] ), // prettier-ignore
		total( 26, 53 )
	);
	expect( parts ).toMatchObject( {
		parts: [
			{ id: 2, now: 10, before: 40, units: -3000 },
			{ id: 3, units: -100 },
			{ id: 1, units: 500 },
		],
		others: { count: 7, units: -100 },
		rest: 0,
		mix: undefined,
	} );
} );

it( 'has what several rows count, or none of them, as a part of its own', () => {
	const parts = getChangeParts(
		toChange( 'category', [ [ 30, 10 ], [ 30, 10 ] ] ), // prettier-ignore
		total( 30, 15 )
	);
	expect( parts?.rest ).toBe( -2500 );
	expect( parts && sumOf( parts ) ).toBe( 1500 );
} );

it( 'decodes names, and names an item without a name by its id', () => {
	const change = toChange( 'product', [ [ 1, 0 ], [ 2, 0 ] ] ); // prettier-ignore
	const labels = [ 'Tea &amp; more', '' ];
	const parts = getChangeParts(
		{
			...change,
			rows: change.rows.map( ( row, place ) => ( {
				...row,
				label: labels[ place ] ?? '',
			} ) ),
		},
		total( 3, 0 )
	);
	expect( parts?.parts.map( ( { label } ) => label ) ).toEqual( [
		'#2',
		'Tea & more',
	] );
} );

it( 'adds up to the change as it is shown, whatever the amounts and decimals', () => {
	const random = createRandom( 11 );
	for ( let run = 0; run < 300; run++ ) {
		const decimals = random( 0, 4 );
		// Amounts of stats have four decimals, more than are shown.
		const draw = (): Values => [
			random( -20000, 9999999 ) / 10000,
			random( -20000, 9999999 ) / 10000,
		];
		const rows = Array.from( { length: random( 0, 12 ) }, draw );
		const others = random( 0, 1 ) ? draw() : undefined;
		const overlap = random( 0, 2 ) ? 0 : random( -50000, 50000 ) / 10000;
		const [ now, before ] = [ 0, 1 ].map( ( period ) =>
			Number(
				(
					add( rows.map( ( row ) => row[ period ] ?? 0 ) ) +
					( others?.[ period ] ?? 0 ) +
					( period ? 0 : overlap )
				).toFixed( 4 )
			)
		) as [ number, number ];
		const parts = getChangeParts( toChange( 'product', rows, others ), {
			...total( now, before ),
			decimals,
		} );
		expect( parts && sumOf( parts ) ).toBe(
			toUnits( now, decimals ) - toUnits( before, decimals )
		);
		expect( overlap !== 0 || parts?.rest === 0 ).toBe( true );
	}
} );

describe( 'an average', () => {
	/** Average and number of orders of each value, in both periods. */
	const toAverage = (
		rows: ReadonlyArray< readonly [ now: Values, before: Values ] >
	): ReportChange => ( {
		by: 'order_country',
		weight: 'orders',
		rows: rows.map( ( periods, place ) => ( {
			id: place,
			label: String( place ),
			metrics: periods.map( ( [ average, orders ] ) => ( {
				average,
				orders,
			} ) ) as never,
		} ) ),
		others: null,
	} );

	const toTotal = (
		rows: ReadonlyArray< readonly [ now: Values, before: Values ] >
	) => {
		const [ now, before ] = [ 0, 1 ].map( ( period ) => {
			const values = rows.map( ( row ) => row[ period ] ?? [ 0, 0 ] );
			const orders = add( values.map( ( [ , of ] ) => of ) );
			return {
				orders,
				average: Number(
					(
						add(
							values.map( ( [ average, of ] ) => average * of )
						) / ( orders || 1 )
					).toFixed( 4 )
				),
			};
		} );
		const none = { orders: 0, average: 0 };
		return {
			metric: 'average',
			decimals: 2,
			now: now ?? none,
			before: before ?? none,
		};
	};

	it( 'changes with the shares of the values, though none of their averages does', () => {
		const rows = [
			[ [ 10, 90 ], [ 10, 50 ] ],
			[ [ 50, 10 ], [ 50, 50 ] ],
		] as const; // prettier-ignore
		const parts = getChangeParts( toAverage( rows ), toTotal( rows ) );
		expect( parts ).toMatchObject( { mix: -1600, rest: 0 } );
		expect( parts && sumOf( parts ) ).toBe( -1600 );
	} );

	it( 'changes with the averages of the values, though none of their shares does', () => {
		const rows = [
			[ [ 12, 50 ], [ 10, 5 ] ],
			[ [ 50, 50 ], [ 50, 5 ] ],
		] as const; // prettier-ignore
		expect(
			getChangeParts( toAverage( rows ), toTotal( rows ) )
		).toMatchObject( {
			mix: 0,
			parts: [
				{ id: 0, units: 100 },
				{ id: 1, units: 0 },
			],
		} );
	} );

	it( 'is not split where an order is of several values, or a period has none', () => {
		const rows = [ [ [ 12, 5 ], [ 10, 5 ] ] ] as const; // prettier-ignore
		const { now, ...others } = toTotal( rows );
		expect(
			getChangeParts( toAverage( rows ), {
				...others,
				now: { ...now, orders: 4 },
			} )
		).toBeUndefined();
		const none = [ [ [ 12, 5 ], [ 0, 0 ] ] ] as const; // prettier-ignore
		expect(
			getChangeParts( toAverage( none ), toTotal( none ) )
		).toBeUndefined();
	} );

	it( 'adds up to its change as it is shown, whatever the averages', () => {
		const random = createRandom( 23 );
		for ( let run = 0; run < 300; run++ ) {
			const draw = (): Values => {
				const orders = random( 0, 30 );
				return [ orders && random( 0, 999999 ) / 10000, orders ];
			};
			const rows = Array.from(
				{ length: random( 1, 9 ) },
				() => [ draw(), draw() ] as const
			);
			const change = toTotal( rows );
			const parts = getChangeParts( toAverage( rows ), change );
			// A period without orders is not split.
			expect( parts ? sumOf( parts ) : getUnits( change ) ).toBe(
				getUnits( change )
			);
		}
	} );
} );

it( 'has the dimension first whose values changed most unlike each other', () => {
	const ranked = rankChanges(
		[
			toChange( 'coupon', [ [ 60, 120 ], [ 60, 120 ] ] ), // prettier-ignore
			toChange( 'hour', [ [ 60, 120 ], [ 60, 120 ] ] ), // prettier-ignore
			toChange( 'order_country', [ [ 20, 140 ], [ 100, 100 ] ] ), // prettier-ignore
			toChange( 'product', [ [ 60, 120 ], [ 60, 120 ] ] ), // prettier-ignore
		],
		total( 120, 240 )
	);
	expect( ranked.map( ( { by } ) => by ) ).toEqual( [
		'order_country',
		'product',
		'coupon',
		'hour',
	] );
} );
