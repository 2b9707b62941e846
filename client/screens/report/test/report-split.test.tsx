import { render, screen } from '@testing-library/react';
import type { Query } from '@storedeck/navigation';
import { ReportSplit } from '../report-split';

jest.mock( '../../../report-components/question-chart', () => ( {
	QuestionChart: ( { query }: { query: Query } ) => (
		<p>{ JSON.stringify( query ) }</p>
	),
} ) );

const ask = async ( splitBy: readonly string[], query: Query ) => {
	render(
		<ReportSplit
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
			payment_method_is: 'cod',
			interval: 'day',
			paged: '3',
			orderby: 'label',
		} )
	).toEqual( {
		period: 'today',
		payment_method_is: 'cod',
		metrics: 'orders_count',
		by: 'weekday,hour',
	} );
} );

it( 'asks by the dimension of the rows', async () => {
	expect( await ask( [ 'payment_method' ], {} ) ).toMatchObject( {
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
