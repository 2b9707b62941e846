import { render, screen } from '@testing-library/react';
import { getHistory, parseQuery } from '@storedeck/navigation';
import { MetricInfo } from '../metric-info';

const go = ( path: string, query = '' ) =>
	getHistory().push(
		`admin.php?page=storedeck&path=${ encodeURIComponent(
			path
		) }&period=last_month&compare=previous_year${ query }`
	);

async function getLink( stat: string ) {
	const button = document.createElement( 'button' );
	render(
		<MetricInfo
			stat={ stat }
			label="Metric"
			button={ button }
			onClose={ () => {} }
		/>
	);
	const link = await screen.findByRole( 'link' );
	const url = link.getAttribute( 'href' ) ?? '';
	return {
		text: link.textContent,
		query: parseQuery( url.slice( url.indexOf( '?' ) ) ),
	};
}

describe( 'the link of a metric', () => {
	it( 'links to another report with the same period', async () => {
		go(
			'/analytics/orders',
			'&filter=all&chart=net_revenue&chartType=bar'
		);
		expect( await getLink( 'orders/coupons_count' ) ).toEqual( {
			text: 'View coupons',
			query: expect.objectContaining( {
				path: '/analytics/coupons',
				period: 'last_month',
				compare: 'previous_year',
			} ),
		} );
	} );

	it( 'links to the report itself while that is filtered', async () => {
		go(
			'/analytics/orders',
			'&filter=advanced&status_is=completed&paged=3'
		);
		const { text, query } = await getLink( 'orders/coupons_count' );
		expect( text ).toBe( 'View orders' );
		expect( query ).toMatchObject( {
			path: '/analytics/orders',
			filter: 'advanced',
			status_is: 'completed',
		} );
		expect( query ).not.toHaveProperty( 'paged' );
	} );

	it( 'links to the report of the rows from other screens', async () => {
		go( '/analytics/overview', '&filter=acme' );
		expect( await getLink( 'orders/products' ) ).toMatchObject( {
			text: 'View products',
			query: { path: '/analytics/products' },
		} );
	} );
} );
