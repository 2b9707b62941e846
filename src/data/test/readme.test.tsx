import fs from 'fs';
import path from 'path';
import { act, render, screen } from '@testing-library/react';
import { LastMonth } from './examples/last-month';
import { fakeNetwork, settle } from '../testing';

const folder = path.join( __dirname, 'examples' );
const readme = fs.readFileSync(
	path.join( __dirname, '../README.md' ),
	'utf8'
);

it.each( fs.readdirSync( folder ) )(
	'runs the example %s of the README',
	( name ) => {
		const code = fs.readFileSync( path.join( folder, name ), 'utf8' );
		expect( readme ).toContain( code );
	}
);

it( 'returns last month’s revenue', async () => {
	fakeNetwork( {
		'GET /wc-analytics/reports/revenue/stats': {
			totals: { net_revenue: 41.5 },
			intervals: [],
		},
	} );
	render( <LastMonth /> );
	await act( settle );
	expect( screen.getByText( 'Last month: 41.5' ) ).toBeInTheDocument();
} );
