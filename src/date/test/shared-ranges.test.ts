import fs from 'fs';
import path from 'path';
import type { Moment } from 'moment';
import {
	comparisons,
	getAllowedIntervalsForQuery,
	getChartInterval,
	getComparisonEnd,
	getCurrentDates,
	hasComparison,
	presetValues,
	rollingPresets,
	toPlainDate,
	toStoreMoment,
} from '..';
import type { DateQuery, DateRange } from '..';
import { clearSite, setNow, setSite } from './site';

/*
 * The server preloads the responses of the first screen, so both sides must
 * calculate the same dates. The file is checked here and by
 * `DateRangesTest.php`. Create it with
 *
 * WRITE_DATE_RANGES=1 npm test -- unit
 */
const file = path.resolve(
	__dirname,
	'../../../php-stub/includes/foundation/time/test/date-ranges.json'
);

/** Time and first day of the week. */
const times: [ string, number ][] = [
	[ '2022-03-01T02:30:00', 1 ],
	[ '2024-02-29T12:00:00', 0 ],
	[ '2023-02-28T23:59:59', 6 ],
	[ '2024-03-01T00:00:00', 1 ],
	[ '2024-12-31T10:00:00', 0 ],
	[ '2026-01-01T00:00:00', 1 ],
	[ '2026-03-08T12:00:00', 0 ],
	[ '2026-03-31T23:00:00', 3 ],
	[ '2026-05-31T10:00:00', 1 ],
	[ '2026-11-01T23:00:00', 1 ],
	// In the last of the custom ranges, and on a 29 February in one.
	[ '2025-11-10T01:30:40', 1 ],
	[ '2020-02-29T13:05:00', 1 ],
];

const customDates = [
	[ '2020-02-29', '2020-03-02' ],
	[ '2026-03-08', '2026-03-08' ],
	[ '2026-03-09', '2026-03-01' ],
	[ '2019-01-01', '2020-01-01' ],
	[ '2025-10-26', '2025-11-24' ],
	// Where charts by week and by month begin.
	[ '2026-01-01', '2026-03-03' ],
	[ '2026-01-01', '2026-03-04' ],
	[ '2024-01-01', '2024-12-31' ],
	[ '2024-01-01', '2025-01-01' ],
];

const OTHER = 'compare_after=2021-02-10&compare_before=2021-03-20';

const addresses = [
	...[ ...presetValues, ...rollingPresets ]
		.filter( ( { value } ) => value !== 'custom' )
		.map( ( { value } ) => `period=${ value }` ),
	...customDates.map(
		( [ after, before ] ) =>
			`period=custom&after=${ after }&before=${ before }`
	),
].flatMap( ( period ) =>
	comparisons.map(
		( { value } ) =>
			`${ period }&compare=${ value }${
				value === 'custom' ? `&${ OTHER }` : ''
			}`
	)
);

const show = ( { after, before }: DateRange ) =>
	`${ toPlainDate( after ) }…${ toPlainDate( before ) }`;

/** The end of the compared part, `whole` for that of the whole range. */
const showEnd = ( end: Moment | undefined, { before }: DateRange ) =>
	! end || end.isSame( toStoreMoment( toPlainDate( before ), 'end' ), 's' )
		? 'whole'
		: end.format( 'YYYY-MM-DDTHH:mm:ss' );

function describeCases() {
	return times.flatMap( ( [ now, startOfWeek ] ) => {
		setSite( 'UTC', startOfWeek );
		setNow( `${ now }Z` );
		return addresses.map( ( address ) => {
			const query: DateQuery = Object.fromEntries(
				new URLSearchParams( address )
			);
			const { primary, secondary } = getCurrentDates( query );
			return [
				now,
				startOfWeek,
				address,
				`${ show( primary ) } / ${
					hasComparison( query ) ? show( secondary ) : 'none'
				}`,
				getAllowedIntervalsForQuery( query ).join( ' ' ),
				showEnd( getComparisonEnd( query ), secondary ),
				getChartInterval( query ),
			];
		} );
	} );
}

beforeEach( () => {
	jest.useFakeTimers();
} );
afterEach( () => {
	jest.useRealTimers();
	clearSite();
} );

it( 'returns the same dates as the server', () => {
	const cases = describeCases();
	if ( process.env.WRITE_DATE_RANGES ) {
		const lines = cases.map( ( line ) => `\t${ JSON.stringify( line ) }` );
		fs.writeFileSync( file, `[\n${ lines.join( ',\n' ) }\n]\n` );
	}
	expect( cases ).toEqual( JSON.parse( fs.readFileSync( file, 'utf8' ) ) );
} );
