import { render, screen } from '@testing-library/react';
import type { Query } from '@storedeck/navigation';
import { getFilterSet } from '../../../report/report-filters';
import { getReport } from '../../../reports/test/definitions';
import { ReportSplit } from '../report-split';

jest.mock( '../../../report-components/question-chart', () => ( {
	QuestionChart: ( { query }: { query: Query } ) => (
		<p>{ JSON.stringify( query ) }</p>
	),
} ) );

const ask = async ( splitBy: readonly string[], query: Query ) => {
	const report = getReport( 'payments' );
	render(
		<ReportSplit
			resolved={ {
				report,
				filterSet: getFilterSet( report ),
				query,
				state: 'ready',
			} }
			splitBy={ splitBy }
			metric="orders_count"
			query={ { period: 'today', ...query } }
			path=""
		/>
	);
	return JSON.parse(
		( await screen.findByText( /metrics/ ) ).textContent
	) as Query;
};

it( 'asks in the period and with the filters of the report, not over time', async () => {
	expect(
		await ask( [ 'weekday', 'hour' ], {
			by: 'hour',
			filter: 'advanced',
			status_is: 'completed',
			interval: 'day',
			paged: '3',
			orderby: 'label',
		} )
	).toEqual( {
		period: 'today',
		filter: 'advanced',
		status_is: 'completed',
		metrics: 'orders_count',
		by: 'weekday,hour',
	} );
} );

it( 'asks by the dimension of the rows', async () => {
	expect( await ask( [ 'payment_method' ], {} ) ).toMatchObject( {
		by: 'payment_method',
	} );
} );

it( 'leaves out what the report leaves out: filters of another choice, and a dimension that is gone', async () => {
	expect(
		await ask( [ 'payment_method' ], {
			by: 'gone',
			filter: 'all',
			status_is: 'completed',
		} )
	).toEqual( {
		period: 'today',
		filter: 'all',
		metrics: 'orders_count',
		by: 'payment_method',
	} );
} );

it( 'asks by the dimension that the URL names', async () => {
	expect(
		await ask( [ 'payment_method' ], { by: 'shipping_method' } )
	).toMatchObject( { by: 'shipping_method' } );
} );

it( 'shows countries on a map', async () => {
	expect( await ask( [ 'order_country' ], {} ) ).toMatchObject( {
		show: 'map',
	} );
} );
