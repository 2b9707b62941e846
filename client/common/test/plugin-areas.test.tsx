import { render, screen } from '@testing-library/react';
import { PluginArea } from '../plugin-areas';

const page = window as Window & { wp?: unknown };
const before = page.wp;

afterEach( () => {
	page.wp = before;
} );

describe( 'PluginArea', () => {
	it( 'renders the WordPress plugin area of the scope', () => {
		page.wp = {
			plugins: {
				PluginArea: ( { scope }: { scope?: string } ) => (
					<p>{ `plugins of ${ scope }` }</p>
				),
			},
		};
		render( <PluginArea scope="woocommerce-admin" /> );
		expect(
			screen.getByText( 'plugins of woocommerce-admin' )
		).toBeVisible();
	} );

	it( 'renders nothing without wp.plugins', () => {
		page.wp = {};
		const { container } = render(
			<PluginArea scope="woocommerce-admin" />
		);
		expect( container ).toBeEmptyDOMElement();
	} );

	it( 'contains the error of a plugin', () => {
		const error = jest
			.spyOn( console, 'error' )
			.mockImplementation( () => {} );
		page.wp = {
			plugins: {
				PluginArea: () => {
					throw new Error( 'broken' );
				},
			},
		};
		render(
			<>
				<PluginArea scope="woocommerce-admin" />
				<p>The rest</p>
			</>
		);
		expect( screen.getByText( 'The rest' ) ).toBeVisible();
		expect( error ).toHaveBeenCalled();
		error.mockRestore();
	} );
} );
