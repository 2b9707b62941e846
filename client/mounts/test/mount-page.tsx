import { screen, waitFor } from '@testing-library/react';
import type { Call, Responses } from '@storedeck/data/testing';
import { getDefinition } from '../../reports/test/definitions';
import { PERIOD, renderPage } from '../../test/render-page';
import { wait } from '../../test/support';
import { Placeholder } from '../placeholder';

const STATS = 'GET /wc-analytics/reports/*/stats';

/** Twice as many of all metrics as in the year before. */
const RESPONSES: Responses = {
	'GET /storedeck/v1/report-definitions/*': ( { path }: Call ) =>
		getDefinition( path.split( '/' ).at( -1 ) ?? '' ),
	[ STATS ]: ( { query }: Call ) => {
		const isLastYear = String( query.after ).startsWith( '2021' );
		return {
			totals: {
				items_sold: isLastYear ? 4 : 8,
				net_revenue: isLastYear ? 35 : 70,
				orders_count: isLastYear ? 2 : 4,
			},
			intervals: [
				{
					interval: '2022-02-01',
					date_start: '2022-02-01 00:00:00',
					date_end: '2022-02-01 23:59:59',
					subtotals: { items_sold: 8 },
				},
			],
		};
	},
};

/** Shows a placeholder with its props, in a period without a comparison. */
export async function openMount(
	name: string,
	props: Record< string, unknown >,
	{
		responses,
		capabilities,
	}: {
		responses?: Responses;
		capabilities?: Record< string, boolean >;
	} = {}
) {
	const json = JSON.stringify( props );
	const page = await renderPage( {
		content: () => <Placeholder name={ name } json={ json } />,
		responses: { ...responses, ...RESPONSES, ...responses },
		capabilities,
	} );
	// The component is loaded when it is first used, and its report after that.
	await waitFor(
		() =>
			expect( screen.queryByText( 'Loading…' ) ).not.toBeInTheDocument(),
		{ timeout: 10000 }
	);
	await wait();
	return page;
}

/** The period of a mount, whose report is the one of products. */
export const PRODUCTS = { report: 'products', ...PERIOD };

/** The messages about invalid props, which are also logged. */
export async function getProblems( ...mount: Parameters< typeof openMount > ) {
	const log = jest.spyOn( console, 'error' ).mockReturnValue();
	await openMount( ...mount );
	expect( log ).toHaveBeenCalledWith(
		`Storedeck: placeholder ${ mount[ 0 ] } failed.`,
		expect.any( Error )
	);
	log.mockRestore();
	return Array.from(
		screen.getByRole( 'note' ).querySelectorAll( 'li' ),
		( { textContent } ) => textContent
	);
}

/** The parameters of the link. */
export const getTarget = ( name: string ) =>
	Object.fromEntries(
		new URL(
			screen.getByRole( 'link', { name } ).getAttribute( 'href' ) ?? '',
			'http://store.test'
		).searchParams
	);
