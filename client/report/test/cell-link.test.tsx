import { act, cleanup, render, screen } from '@testing-library/react';
import { getHistory, parseQuery } from '@storedeck/navigation';
import { CellLink } from '../cell-link';
import type { LinkDefinition } from '../definition';

const row = {
	id: 7,
	order_id: 12,
	day: '2026-11-21 00:00:00',
	email: 'ada@shop.test',
	file: 'https://shop.test/a%20b.pdf?c=d&e',
	user_id: 0,
	name: 'a&b/c',
	extended_info: { sku: 'A-1', variations: [] },
};

beforeEach( () => {
	window.storedeckSettings = {
		adminUrl: 'http://shop.test/wp-admin/',
		orderEditPath: 'post.php?post={id}&action=edit',
	};
	getHistory().push(
		'admin.php?page=storedeck&path=%2Fanalytics%2Fproducts&period=last_month&compare=previous_year&paged=3'
	);
} );

afterEach( () => {
	delete window.storedeckSettings;
} );

function getLink( link: LinkDefinition, text = 'Text' ) {
	render(
		<CellLink link={ link } row={ row }>
			{ text }
		</CellLink>
	);
	return screen.queryByRole( 'link' )?.getAttribute( 'href' );
}

it( 'follows the URL, although its row is not rendered again', () => {
	const href = () => screen.getByRole( 'link' ).getAttribute( 'href' );
	getLink( { report: '/analytics/products', query: {} } );
	expect( href() ).not.toContain( 'chartType' );
	act( () =>
		getHistory().push(
			'admin.php?page=storedeck&path=%2Fanalytics%2Fproducts&chartType=bar'
		)
	);
	expect( href() ).toContain( 'chartType=bar' );
} );

it( 'keeps the chart of the same report, which another one may not have', () => {
	getHistory().push(
		'admin.php?page=storedeck&path=%2Fanalytics%2Fproducts&chart=net_revenue&chartType=bar'
	);
	const query = { products: '{id}' };
	expect( getLink( { report: '/analytics/products', query } ) ).toMatch(
		/(?=.*chart=net_revenue)(?=.*chartType=bar)/
	);
	cleanup();
	expect( getLink( { report: '/analytics/taxes', query } ) ).not.toContain(
		'chart'
	);
} );

it( 'links to a report and keeps the period', () => {
	const href =
		getLink( {
			report: '/analytics/products',
			query: {
				filter: 'single_product',
				products: '{id}',
				sku: 'x-{extended_info.sku}',
			},
		} ) ?? '';
	expect( parseQuery( href.slice( href.indexOf( '?' ) ) ) ).toEqual( {
		page: 'storedeck',
		path: '/analytics/products',
		period: 'last_month',
		compare: 'previous_year',
		filter: 'single_product',
		products: '7',
		sku: 'x-A-1',
	} );
} );

it.each< [ string, LinkDefinition, string ] >( [
	[
		'an admin page, with encoded fields',
		{ admin: 'post.php?post={id}&s={name}' },
		'http://shop.test/wp-admin/post.php?post=7&s=a%26b%2Fc',
	],
	[ 'a URL in a field', { url: '{file}' }, row.file ],
	[
		'a URL with fields, which are encoded',
		{ url: 'https://acme.test/{name}' },
		'https://acme.test/a%26b%2Fc',
	],
	[ 'an email address', { email: 'email' }, 'mailto:ada@shop.test' ],
	[
		'an order',
		{ order: 'order_id' },
		'http://shop.test/wp-admin/post.php?post=12&action=edit',
	],
] )( 'links to %s', ( _case, link, expected ) => {
	expect( getLink( link ) ).toBe( expected );
} );

it( 'links to the orders of a day', () => {
	const href = getLink( { ordersOfDay: 'day' } ) ?? '';
	expect( parseQuery( href.slice( href.indexOf( '?' ) ) ) ).toMatchObject( {
		path: '/analytics/orders',
		after: '2026-11-21',
		before: '2026-11-21',
	} );
} );

it( 'lets an email address wrap after the @', () => {
	getLink( { email: 'email' }, row.email );
	expect( screen.getByRole( 'link' ).innerHTML ).toBe( 'ada@<wbr>shop.test' );
} );

it.each( [ 'user_id', 'extended_info.variations', 'missing' ] )(
	'shows only the text if %s is empty',
	( field ) => {
		expect(
			getLink( { admin: 'user-edit.php?user_id={user_id}', if: field } )
		).toBeUndefined();
		expect( screen.getByText( 'Text' ) ).toBeInTheDocument();
	}
);

it( 'does not run a script in a URL', () => {
	render(
		<CellLink
			link={ { url: '{url}' } }
			row={ { url: 'javascript:alert(1)' } }
		>
			Text
		</CellLink>
	);
	expect( screen.getByText( 'Text' ) ).not.toHaveAttribute( 'href' );
} );
