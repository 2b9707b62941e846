import { fireEvent, screen, within } from '@testing-library/react';
import { viewsStore } from '@storedeck/data';
import { getQuery } from '@storedeck/navigation';
import {
	click,
	FAILED,
	find,
	getCalls,
	goTo,
	press,
	renderWithStores,
	respondWith,
	wait,
} from '../../../test/support';
import { downloadCSVFile } from '@storedeck/csv-export';
import { createResponse } from '@storedeck/data/testing';
import type { Call } from '@storedeck/data/testing';
import { announce } from '../../../common/announce';
import { answersStore } from '../../../report/answers-store';
import { REPORT_SETTINGS } from '../../../reports/test/definitions';
import ExploreScreen from '..';
import { useLocation } from '@storedeck/navigation/use-location';

jest.mock( '../../../common/announce', () => ( { announce: jest.fn() } ) );
jest.mock( '@storedeck/csv-export', () => ( {
	...jest.requireActual( '@storedeck/csv-export' ),
	downloadCSVFile: jest.fn(),
} ) );
jest.mock( '../../../reports/use-loaded-report', () => ( {
	useLoadedReport: () => ( {
		id: 'orders',
		advancedFilters: () => ( {
			filters: {
				country: {
					labels: {
						add: 'Country',
						remove: '',
						rule: '',
						title: '{{title}}Country{{/title}} {{rule /}} {{filter /}}',
					},
					rules: [ { value: 'is', label: 'Is' } ],
					input: {
						component: 'SelectControl',
						options: [ { value: 'US', label: 'United States' } ],
					},
				},
			},
		} ),
	} ),
} ) );

const PATH = '/analytics/explore';
const ANSWERS = '/storedeck/v1/answers';

const metric = ( key: string, name: string, format: string ) => ( {
	key,
	name,
	format,
	direction: 'up',
	description: '',
	formula: '',
} );
const metrics = [
	metric( 'net_revenue', 'Net sales', 'currency' ),
	metric( 'orders_count', 'Orders', 'number' ),
];
const country = {
	key: 'country',
	name: 'Country',
	combines: [ 'product' ],
	is_ordered: false,
	filter: { param: 'country_is' },
};
const product = {
	key: 'product',
	name: 'Product',
	combines: [ 'country' ],
	is_ordered: false,
	filter: null,
};

const MODEL = { metrics, dimensions: [ country, product ] };

const ANSWER = {
	question: { by: [ 'country' ], interval: null },
	periods: [
		{
			compare: null,
			after: '2026-01-01T00:00:00',
			before: '2026-01-31T23:59:59',
		},
		{
			compare: 'previous_year',
			after: '2025-01-01T00:00:00',
			before: '2025-01-31T23:59:59',
		},
	],
	metrics: metrics.slice( 0, 1 ),
	dimensions: [ country ],
	totals: [ { net_revenue: 15 }, { net_revenue: 10 } ],
	intervals: [],
	rows: [
		{
			values: [ { id: 'US', label: 'United States' } ],
			metrics: [ { net_revenue: 12 }, { net_revenue: 6 } ],
		},
		{
			values: [ { id: 'DE', label: 'Germany' } ],
			metrics: [ { net_revenue: 3 }, { net_revenue: 4 } ],
		},
	],
	total_rows: 2,
	other: null,
	notes: [ 'A note.' ],
};

function Screen() {
	useLocation();
	return <ExploreScreen path={ PATH } query={ getQuery() } />;
}

const BY_COUNTRY = { metrics: 'net_revenue', by: 'country' };

beforeEach( () => jest.mocked( announce ).mockClear() );

async function open(
	query: Record< string, string >,
	answer: unknown = ANSWER,
	model: unknown = MODEL
) {
	goTo( PATH, query );
	renderWithStores( <Screen />, [ viewsStore, answersStore ], {
		'GET /storedeck/v1/model': model,
		[ `GET ${ ANSWERS }` ]: answer,
		'GET /storedeck/v1/views': [],
	} );
	await wait();
}

it( 'reads a question as a sentence and shows its answer', async () => {
	await open( BY_COUNTRY );
	expect( find( 'GET', ANSWERS ).at( -1 )?.query ).toMatchObject( {
		metrics: 'net_revenue',
		by: 'country',
	} );
	const sentence = document.querySelector( '.storedeck-question' );
	expect( sentence?.textContent.replaceAll( '\u2060', '' ) ).toMatch(
		/^Net sales by Country, in total, Month to date .*, compared with Previous year, for all orders\.$/
	);
	// A line does not begin with the comma after a button.
	expect( sentence?.textContent ).toContain( 'Country\u2060,' );
	expect(
		screen.getByRole( 'row', { name: /United States \$12\.00/ } )
	).toBeInTheDocument();
	expect( screen.getByText( 'A note.' ) ).toBeVisible();
} );

it( 'offers the questions that the store can answer, also that of a report', async () => {
	window.storedeckSettings = { reports: REPORT_SETTINGS };
	await open( {} );
	const links = within(
		screen.getByRole( 'list', { name: 'Example questions' } )
	).getAllByRole( 'link' );
	expect( links.map( ( { textContent } ) => textContent ) ).toEqual( [
		'Do my best customers come back?',
		'Why did sales change last week?',
	] );
	expect( links[ 1 ]?.getAttribute( 'href' ) ).toMatch(
		/period=last_week&compare=previous_period&path=%2Fanalytics%2Frevenue/
	);
	expect( links[ 0 ]?.getAttribute( 'href' ) ).toMatch(
		/orderby=total_spend&order=desc/
	);
	delete window.storedeckSettings;
} );

it( 'asks by what is chosen', async () => {
	await open( BY_COUNTRY );
	await press( 'by Country' );
	fireEvent.click( screen.getByRole( 'checkbox', { name: 'Product' } ) );
	await wait();
	expect( getQuery() ).toMatchObject( { by: 'country,product' } );
	expect( find( 'GET', ANSWERS ).at( -1 )?.query ).toMatchObject( {
		by: 'country,product',
	} );
} );

it( 'asks once when the URL changes', async () => {
	await open( BY_COUNTRY );
	const changes: Record< string, string >[] = [
		{ period: 'last_week' },
		{ period: 'last_week', compare: 'none' },
		{ country_is: 'US', filter: 'advanced' },
	];
	for ( const change of changes ) {
		const before = getCalls().length;
		goTo( PATH, { ...BY_COUNTRY, ...change } );
		await wait();
		expect(
			getCalls()
				.slice( before )
				.map( ( { path } ) => path )
		).toEqual( [ ANSWERS ] );
	}
	// The answer to the first question has this page.
	const before = getCalls().length;
	goTo( PATH, { ...BY_COUNTRY, paged: '2' } );
	await wait();
	expect( getCalls() ).toHaveLength( before );
} );

it( 'keeps no answer of another question when a new one fails', async () => {
	await open( BY_COUNTRY );
	respondWith( `GET ${ ANSWERS }`, FAILED );
	goTo( PATH, { ...BY_COUNTRY, period: 'last_week' } );
	await wait();
	expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
		'Could not load the answer.'
	);
	expect( screen.queryByRole( 'table' ) ).toBeNull();
} );

it( 'asks again what can be asked after an empty response', async () => {
	await open( BY_COUNTRY, ANSWER, null );
	expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
		'Could not load what can be asked.'
	);
	respondWith( 'GET /storedeck/v1/model', MODEL );
	await click( 'Reload' );
	await wait();
	expect(
		screen.getByRole( 'row', { name: /Germany/ } )
	).toBeInTheDocument();
} );

it( 'announces each answer, also one that is known', async () => {
	await open( BY_COUNTRY );
	respondWith( `GET ${ ANSWERS }`, { ...ANSWER, total_rows: 7 } );
	goTo( PATH, { ...BY_COUNTRY, period: 'last_week' } );
	await wait();
	goTo( PATH, BY_COUNTRY );
	await wait();
	expect( jest.mocked( announce ).mock.calls ).toEqual( [
		[ expect.stringMatching( /^2 rows/ ) ],
		[ expect.stringMatching( /^7 rows/ ) ],
		[ expect.stringMatching( /^2 rows/ ) ],
	] );
} );

it( 'downloads the rows of all pages', async () => {
	await open( BY_COUNTRY, ( { query }: Call ) => ( {
		...ANSWER,
		rows: ANSWER.rows.slice( Number( query.page ) - 1 ).slice( 0, 1 ),
		total_rows: 501,
	} ) );
	const before = getCalls().length;
	await click( 'Download' );
	await wait();
	expect(
		getCalls()
			.slice( before )
			.map( ( { query } ) => [ query.page, query.per_page ] )
	).toEqual( [
		[ '1', '500' ],
		[ '2', '500' ],
	] );
	expect( jest.mocked( downloadCSVFile ).mock.lastCall?.[ 1 ] ).toMatch(
		/United States.*12.*\n.*Germany.*3/
	);
} );

it( 'shows the last page instead of one that does not exist', async () => {
	await open( { ...BY_COUNTRY, paged: '99' } );
	expect( getQuery().paged ).toBe( '1' );
	expect(
		screen.getByRole( 'row', { name: /Germany/ } )
	).toBeInTheDocument();
} );

it( 'follows the name of a row to the question about it, and back', async () => {
	await open( BY_COUNTRY );
	fireEvent.click( screen.getByRole( 'link', { name: 'United States' } ) );
	await wait();
	expect( getQuery() ).toMatchObject( { country_is: 'US', by: 'product' } );
	expect(
		screen.getByRole( 'button', { name: 'where Country Is United States' } )
	).toBeVisible();
	fireEvent.click(
		screen.getByRole( 'link', { name: 'Back to “Country”' } )
	);
	await wait();
	expect( getQuery() ).toMatchObject( BY_COUNTRY );
	expect( getQuery() ).not.toHaveProperty( 'country_is' );
} );

it( 'says which word an old link has that cannot be asked, and starts over', async () => {
	await open(
		{ metrics: 'gone' },
		createResponse(
			{ code: 'x', message: '"gone" does not fit.' },
			{ status: 400 }
		)
	);
	expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
		'"gone" does not fit.'
	);
	respondWith( `GET ${ ANSWERS }`, ANSWER );
	await click( 'Start over' );
	await wait();
	expect( screen.queryByRole( 'alert' ) ).toBeNull();
	expect( screen.getByRole( 'table', { name: /Answer/ } ) ).toBeVisible();
} );

it.each( [
	[ 'a failure', FAILED ],
	[ 'an empty response', null ],
] )( 'asks again after %s', async ( _, response ) => {
	await open( BY_COUNTRY, response );
	expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
		'Could not load the answer.'
	);
	respondWith( `GET ${ ANSWERS }`, ANSWER );
	await click( 'Reload' );
	await wait();
	expect(
		screen.getByRole( 'row', { name: /Germany/ } )
	).toBeInTheDocument();
} );
