import fc from 'fast-check';
import moment from 'moment';
import { getDateParamsFromQuery } from '..';
import type { DateParams, DateQuery } from '..';
import { clearSite, setSite } from './site';

beforeEach( () => setSite( 'America/New_York', 1 ) );
afterEach( clearSite );

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

	it( 'reads a custom range as dates of the site', () => {
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

	it( 'accepts moments', () => {
		const day = moment( '2022-01-02' );
		expect(
			show(
				getDateParamsFromQuery( { ...custom, after: day, before: day } )
			)
		).toEqual( [ 'custom', 'previous_year', '2022-01-02', '2022-01-02' ] );
	} );

	it( 'sorts the dates of a range', () => {
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
		{ compare: 'previous_period' },
		{ period: '', compare: 'previous_period' },
		{ period: 'decade', compare: 'previous_period' },
		{ period: 'constructor', compare: 'previous_period' },
		{ period: 'year', compare: 'last_tuesday' },
		{ period: [ 'year' ], compare: 'previous_period' },
		{ period: [ 'last_7_days' ], compare: 'previous_period' },
		{ period: 'year', compare: { a: 1 } },
		custom,
		{ ...custom, after: '2022-01-01' },
		{ ...custom, before: '2022-01-01' },
		{ ...custom, after: '2022-02-30', before: '2022-03-01' },
		{ ...custom, after: '<script>', before: '2022-03-01' },
		{ ...custom, after: [ '2022-01-01' ], before: 5 },
		{ ...custom, after: moment.invalid(), before: '2022-03-01' },
	] )( 'returns the default for %j', ( query ) => {
		expect( show( getDateParamsFromQuery( query ) ) ).toEqual( fallback );
	} );

	it( 'compares a period without comparison as the default range is', () => {
		expect(
			show( getDateParamsFromQuery( { period: 'year' } ) ).slice( 0, 2 )
		).toEqual( [ 'year', 'previous_year' ] );
		const params = getDateParamsFromQuery< DateQuery >(
			{ period: 'week', compare: '' },
			'period=month&compare=custom&compare_after=2022-01-01&compare_before=2022-01-31'
		);
		expect( params.period ).toBe( 'week' );
		expect( params.compareBefore?.format( 'YYYY-MM-DD' ) ).toBe(
			'2022-01-31'
		);
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

	it( 'returns the valid parts of an invalid default range', () => {
		const read = ( defaultRange: string ) =>
			show( getDateParamsFromQuery( {}, defaultRange ) );
		expect( read( 'period=decade&compare=none' ) ).toEqual( [
			'',
			'none',
			null,
			null,
		] );
		expect(
			read( 'period=week&compare=x&after=2022-01-02&before=2022-01-01' )
		).toEqual( [ 'week', '', '2022-01-01', '2022-01-02' ] );
	} );

	it.each( [ '2022-01-02 10:20', '2022-01-02T10:20:30Z' ] )(
		'reads the day of %j',
		( after ) => {
			const [ , , day ] = show(
				getDateParamsFromQuery( {
					...custom,
					after,
					before: '2022-01-03',
				} )
			);
			expect( day ).toBe( '2022-01-02' );
		}
	);

	it( 'returns the same object for equal queries until the site time zone changes', () => {
		const query = {
			...custom,
			after: '2022-01-01',
			before: '2022-01-31',
		};
		const first = getDateParamsFromQuery( query );
		expect( getDateParamsFromQuery( { ...query } ) ).toBe( first );
		setSite( '+09:00' );
		const moved = getDateParamsFromQuery( query );
		expect( moved.after?.format() ).toBe( '2022-01-01T00:00:00+09:00' );
	} );

	it( 'reads a default range again when the site time zone changes', () => {
		const defaultRange =
			'period=custom&compare=previous_year&after=2022-01-01&before=2022-01-02';
		const read = () =>
			getDateParamsFromQuery( {}, defaultRange ).after?.format( 'Z' );
		expect( read() ).toMatch( /^-0[45]:00$/ );
		setSite( '+09:00' );
		expect( read() ).toBe( '+09:00' );
	} );

	it( 'never throws, whatever the URL contains', () => {
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
