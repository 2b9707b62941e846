import fc from 'fast-check';
import moment from 'moment';
import { getDateParamsFromQuery } from '..';
import type { DateParams, DateQuery } from '..';
import { clearShop, setShop } from './shop';

beforeEach( () => setShop( 'America/New_York', 1 ) );
afterEach( clearShop );

const show = ( { period, compare, after, before }: DateParams ) => [
	period,
	compare,
	after && after.format( 'YYYY-MM-DD' ),
	before && before.format( 'YYYY-MM-DD' ),
];
const custom = { period: 'custom', compare: 'previous_year' };
const fallback = [ 'month', 'previous_year', null, null ];

describe( 'getDateParamsFromQuery', () => {
	it( 'reads a preset', () => {
		expect(
			show(
				getDateParamsFromQuery( {
					period: 'week',
					compare: 'previous_period',
				} )
			)
		).toEqual( [ 'week', 'previous_period', null, null ] );
	} );

	it( "reads a custom range as days of the shop's clock", () => {
		const { after, before } = getDateParamsFromQuery( {
			...custom,
			after: '2022-03-13',
			before: '2022-11-06T10:00:00',
		} );
		expect( after?.format( 'YYYY-MM-DDTHH:mm' ) ).toBe(
			'2022-03-13T00:00'
		);
		expect( before?.format( 'YYYY-MM-DDTHH:mm' ) ).toBe(
			'2022-11-06T00:00'
		);
		expect( after?.utcOffset() ).toBe( before?.utcOffset() );
	} );

	it( 'takes moments', () => {
		const day = moment( '2022-01-02' );
		expect(
			show(
				getDateParamsFromQuery( { ...custom, after: day, before: day } )
			)
		).toEqual( [ 'custom', 'previous_year', '2022-01-02', '2022-01-02' ] );
	} );

	it( 'puts the days of a range in order', () => {
		expect(
			show(
				getDateParamsFromQuery( {
					...custom,
					after: '2022-02-01',
					before: '2022-01-01',
				} )
			)
		).toEqual( [ 'custom', 'previous_year', '2022-01-01', '2022-02-01' ] );
	} );

	it.each< DateQuery >( [
		{},
		{ period: 'year' },
		{ compare: 'previous_period' },
		{ period: '', compare: 'previous_period' },
		{ period: 'decade', compare: 'previous_period' },
		{ period: 'constructor', compare: 'previous_period' },
		{ period: 'year', compare: 'last_tuesday' },
		{ period: [ 'year' ], compare: { a: 1 } },
		custom,
		{ ...custom, after: '2022-01-01' },
		{ ...custom, after: '2022-02-30', before: '2022-03-01' },
		{ ...custom, after: '<script>', before: '2022-03-01' },
		{ ...custom, after: [ '2022-01-01' ], before: 5 },
		{ ...custom, after: moment.invalid(), before: '2022-03-01' },
	] )( 'takes the default for %j', ( query ) => {
		expect( show( getDateParamsFromQuery( query ) ) ).toEqual( fallback );
	} );

	it( 'reads the default range from a query string, escaped or not', () => {
		expect(
			show(
				getDateParamsFromQuery(
					{},
					'period=custom&amp;compare=previous_period&amp;after=2022-01-01&before=2022-01-31'
				)
			)
		).toEqual( [
			'custom',
			'previous_period',
			'2022-01-01',
			'2022-01-31',
		] );
	} );

	it( 'gives equal queries the same object, unless the shop moves', () => {
		const query = {
			...custom,
			after: '2022-01-01',
			before: '2022-01-31',
		};
		const first = getDateParamsFromQuery( query );
		expect( getDateParamsFromQuery( { ...query } ) ).toBe( first );
		setShop( '+09:00' );
		const moved = getDateParamsFromQuery( query );
		expect( moved.after?.format() ).toBe( '2022-01-01T00:00:00+09:00' );
	} );

	it( 'reads a default range again when the shop moves', () => {
		const defaultRange =
			'period=custom&compare=previous_year&after=2022-01-01&before=2022-01-02';
		const read = () =>
			getDateParamsFromQuery( {}, defaultRange ).after?.format( 'Z' );
		expect( read() ).toMatch( /^-0[45]:00$/ );
		setShop( '+09:00' );
		expect( read() ).toBe( '+09:00' );
	} );

	it( 'never fails, whatever the address holds', () => {
		fc.assert(
			fc.property(
				fc.record(
					{
						period: fc.oneof(
							fc.constantFrom( 'custom', 'today' ),
							fc.anything()
						),
						compare: fc.oneof(
							fc.constantFrom( 'previous_year' ),
							fc.anything()
						),
						after: fc.anything(),
						before: fc.oneof(
							fc.constantFrom( '2020-01-01', '0000-00-00' ),
							fc.string()
						),
					},
					{ requiredKeys: [] }
				),
				( query ) => {
					const { period, after, before } =
						getDateParamsFromQuery( query );
					expect(
						period !== 'custom' ||
							( after !== null && before !== null )
					).toBe( true );
				}
			)
		);
	} );
} );
