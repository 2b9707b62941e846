import { Fill, SlotFillProvider } from '@wordpress/components';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { fakeNetwork, settle } from '@storedeck/data/testing';
import Home from '..';
import { Tasks } from '../tasks';
import { LayoutMenu } from '../layout-menu';

/** The part of `wp.plugins` that is needed here. */
const page = window as Window & { wp?: unknown };
const before = page.wp;

const show = ( element: ReactNode ) =>
	render( <SlotFillProvider>{ element }</SlotFillProvider> );

afterEach( () => {
	page.wp = before;
	delete window.storedeckSettings;
} );

it( 'shows display options added by plugins', async () => {
	show(
		<>
			<LayoutMenu layout="single_column" onChange={ () => {} } />
			<Fill name="DisplayOptions">
				<p>Acme option</p>
			</Fill>
		</>
	);
	await userEvent.click(
		screen.getByRole( 'button', { name: 'Home display options' } )
	);
	expect( await screen.findByText( 'Acme option' ) ).toBeInTheDocument();
} );

it( 'renders the plugin area of the tasks', async () => {
	page.wp = {
		plugins: {
			PluginArea: ( { scope }: { scope?: string } ) => (
				<p>{ `plugins of ${ scope }` }</p>
			),
		},
	};
	fakeNetwork( { 'GET /wc-admin/onboarding/tasks': [] } );
	show( <Tasks /> );
	await act( settle );
	expect( screen.getByText( 'plugins of woocommerce-tasks' ) ).toBeVisible();
} );

it( 'shows notifications of plugins with the store alerts', async () => {
	fakeNetwork( {} );
	show(
		<>
			<Home path="/" query={ {} } />
			<Fill name="AbbreviatedNotification">
				<p>Three parcels wait</p>
			</Fill>
		</>
	);
	await act( settle );
	expect(
		screen.getByRole( 'region', { name: 'Needs your attention' } )
	).toHaveTextContent( 'Three parcels wait' );
} );
