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
			label="Figure"
			button={ button }
			onClose={ () => {} }
		/>
	);
	const link = await screen.findByRole( 'link' );
	const address = link.getAttribute( 'href' ) ?? '';
	return {
		text: link.textContent,
		query: parseQuery( address.slice( address.indexOf( '?' ) ) ),
	};
}

describe( 'the rows of a figure', () => {
	it( 'stand in another report for the same dates', async () => {
		go(
			'/analytics/orders',
			'&filter=all&chart=net_revenue&chartType=bar'
		);
		expect( await getLink( 'orders/coupons_count' ) ).toEqual( {
			text: 'See the coupons',
			query: expect.objectContaining( {
				path: '/analytics/coupons',
				period: 'last_month',
				compare: 'previous_year',
			} ),
		} );
	} );

	it( 'are those of the report itself where it is filtered', async () => {
		go(
			'/analytics/orders',
			'&filter=advanced&status_is=completed&paged=3'
		);
		const { text, query } = await getLink( 'orders/coupons_count' );
		expect( text ).toBe( 'See the orders' );
		expect( query ).toMatchObject( {
			path: '/analytics/orders',
			filter: 'advanced',
			status_is: 'completed',
		} );
		expect( query ).not.toHaveProperty( 'paged' );
	} );

	it( 'are those of the report that shows the figure elsewhere', async () => {
		go( '/analytics/overview', '&filter=acme' );
		expect( await getLink( 'orders/products' ) ).toMatchObject( {
			text: 'See the products',
			query: { path: '/analytics/products' },
		} );
	} );
} );
