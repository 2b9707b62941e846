import { act, fireEvent, render, screen } from '@testing-library/react';
import { select } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';
import '@storedeck/data';
import { downloadCSVFile } from '@storedeck/csv-export';
import { fakeNetwork, settle } from '@storedeck/data/testing';
import { getTracked, untrack } from '../../../jobs/tracked-exports';
import { getCells, getHeaders } from '../../../report/columns';
import type { TableHeader } from '@storedeck/extend';
import { ExportButton } from '../export-button';
import type { QueryResult, Rows } from '../../../report/query-result';
import { getReport } from '../../../reports/test/definitions';

const revenue = getReport( 'revenue' );

jest.mock( '@storedeck/csv-export', () => ( {
	...jest.requireActual( '@storedeck/csv-export' ),
	downloadCSVFile: jest.fn(),
} ) );

const ROWS = [
	{
		interval: '2026-03-08',
		date_start: '2026-03-08 00:00:00',
		subtotals: {},
	},
];

/** What the server resolved the URL to. */
const QUERY = {
	after: '2026-03-08T00:00:00',
	before: '2026-03-20T23:59:59',
	interval: 'day',
	order: 'asc',
	orderby: 'orders_count',
	page: 2,
	per_page: 25,
} as const;

/** Each is the answer to a question of its own. */
let questions = 0;

const result = (
	total: number,
	isRequesting = false
): QueryResult< Rows > => ( {
	data: { items: ROWS, total, query: QUERY },
	isRequesting,
	isPreviousData: false,
	isEnabled: true,
	error: undefined,
	retry: () => {},
	readAt: undefined,
	call: [ 'getReportAnswer', [ 'revenue', { paged: `${ questions++ }` } ] ],
} );

/**
 * Presses the button below the rows of a result.
 *
 * @param items  What the table shows.
 * @param answer The answer to what is asked; that of the result by default.
 */
async function press(
	items: QueryResult< Rows >,
	answer: object = { errors: {}, rows: items.data }
) {
	const calls = fakeNetwork( {
		'GET /storedeck/v1/answers/revenue': answer,
		'GET /storedeck/v1/exports': [],
		'POST /wc-analytics/reports/revenue/export': { export_id: 'a1' },
	} );
	render(
		<ExportButton
			report={ revenue }
			table={ {
				headers: [
					...getHeaders( revenue.columns, [] ),
					{
						...getHeaders( revenue.columns, [] )[ 0 ],
						key: 'profit',
						label: 'Profit',
					} as TableHeader,
				],
				rows: ROWS.map( ( row ) => [
					...getCells( revenue.columns, row as never ),
					{ display: '$7.00', value: 7 },
				] ),
			} }
			visibleKeys={ [ 'profit', 'date', 'orders_count' ] }
			items={ items }
		/>
	);
	await act( async () => {
		fireEvent.click( screen.getByRole( 'button', { name: 'Download' } ) );
		await settle();
	} );
	return calls.filter( ( { method } ) => method === 'POST' );
}

afterEach( () => {
	jest.mocked( downloadCSVFile ).mockClear();
	act( () => getTracked().forEach( untrack ) );
} );

describe( 'ExportButton', () => {
	it( 'creates the file in the browser if all rows are loaded', async () => {
		expect( await press( result( 1 ) ) ).toEqual( [] );
		expect( downloadCSVFile ).toHaveBeenCalledWith(
			'Revenue 2026-03-08 - 2026-03-20.csv',
			expect.anything()
		);
		expect( jest.mocked( downloadCSVFile ).mock.calls[ 0 ]?.[ 1 ] ).toMatch(
			/^Profit,Date,Orders\n7,2026-03-08,/
		);
	} );

	it( 'downloads once for a double click', async () => {
		await press( result( 1 ) );
		fireEvent.click( screen.getByRole( 'button', { name: 'Download' } ), {
			detail: 2,
		} );
		expect( downloadCSVFile ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'starts an export job for the whole query if there are more rows', async () => {
		const [ post ] = await press( result( 26 ) );
		expect( downloadCSVFile ).not.toHaveBeenCalled();
		expect( post?.data ).toEqual( {
			email: false,
			report_args: {
				after: '2026-03-08T00:00:00',
				before: '2026-03-20T23:59:59',
				columns: [ 'profit', 'date', 'orders_count' ],
				interval: 'day',
				order: 'asc',
				orderby: 'orders_count',
			},
		} );
		expect( getTracked() ).toEqual( [ 'a1' ] );
	} );

	it( 'has the file of very many rows emailed', async () => {
		const [ post ] = await press( result( 5001 ) );
		expect( post?.data ).toMatchObject( { email: true } );
	} );

	it( 'does not download rows of the previous query, but exports what is asked', async () => {
		const query = { ...QUERY, order: 'desc' };
		const [ post ] = await press( result( 1, true ), {
			errors: {},
			rows: { items: ROWS, total: 1, query },
		} );
		expect( post?.data ).toMatchObject( {
			report_args: { order: 'desc' },
		} );
		expect( downloadCSVFile ).not.toHaveBeenCalled();
	} );

	it( 'exports nothing if the rows cannot be answered', async () => {
		const errors = { rows: { code: 'busy', message: 'Busy.', data: {} } };
		expect( await press( result( 26 ), { errors } ) ).toEqual( [] );
		expect( select( noticesStore ).getNotices().at( -1 )?.content ).toMatch(
			/Could not export the report\. Busy\./
		);
	} );

	it( 'is disabled until there are rows', async () => {
		await press( result( 0 ) );
		expect(
			screen.getByRole( 'button', { name: 'Download' } )
		).toBeDisabled();
	} );
} );
