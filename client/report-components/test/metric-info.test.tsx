import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { json, serve } from '../../../src/api/test/fake-server';
import { getHistory, parseQuery } from '@storedeck/navigation';
import { REPORT_SETTINGS, getDefinition } from '../../reports/test/definitions';
import { MetricInfo } from '../metric-info';

const go = ( path: string, query = '' ) =>
	getHistory().push(
		`admin.php?page=storedeck&path=${ encodeURIComponent(
			path
		) }&period=last_month&compare=previous_year${ query }`
	);

beforeEach( () => {
	window.storedeckSettings = { reports: REPORT_SETTINGS };
} );

afterEach( () => {
	delete window.storedeckSettings;
} );

const serveViews = () =>
	serve( ( { url } ) => {
		const [ , id = '' ] = /report-definitions\/([a-z]+)/.exec( url ) ?? [];
		return json( getDefinition( id ) );
	} );

async function getLink( stat: string ) {
	serveViews();
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

describe( 'the definition of a metric', () => {
	const show = ( stat: string ) =>
		render(
			<MetricInfo
				stat={ stat }
				label="Metric"
				text="A text of a plugin."
				button={ document.createElement( 'button' ) }
				onClose={ () => {} }
			/>
		);

	it( 'is loaded, and says if lower is better', async () => {
		serveViews();
		show( 'revenue/refunds' );
		expect( screen.queryByText( 'Lower is better.' ) ).toBeNull();
		expect(
			await screen.findByText( 'Lower is better.' )
		).toBeInTheDocument();
		expect(
			screen.getByText( /^Total refunded, including/ )
		).toBeInTheDocument();
	} );

	it( 'is the text of the metric if its report is unknown', async () => {
		show( 'acme/widgets' );
		expect(
			await screen.findByText( 'A text of a plugin.' )
		).toBeInTheDocument();
	} );

	it( 'is loaded again after a failure', async () => {
		serve( () => json( { message: 'Down.' }, { status: 400 } ) );
		show( 'taxes/total_tax' );
		expect(
			await screen.findByText( 'Could not load the description.' )
		).toBeInTheDocument();
		serveViews();
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Reload' } )
		);
		expect(
			await screen.findByText( /^Taxes on orders, minus refunded taxes/ )
		).toBeInTheDocument();
	} );
} );
