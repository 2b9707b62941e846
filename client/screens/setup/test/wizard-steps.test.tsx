import { screen } from '@testing-library/react';
import { addFilter, removeFilter } from '@wordpress/hooks';
import { collectErrors } from '../../../common/test/collect-errors';
import { FAILED, press } from '../../../test/support';
import { heading, open, PROFILE } from './support';

const HOOK = 'woocommerce_admin_profile_wizard_steps';

const errors = collectErrors();

afterEach( () => {
	removeFilter( HOOK, 'test' );
	delete window.storedeckSettings;
} );

const listSteps = () =>
	screen.getAllByRole( 'listitem' ).map( ( { textContent } ) => textContent );

const acme = { key: 'acme', label: 'Acme', isAnswered: () => false };

describe( 'the steps of a plugin', () => {
	it( 'has its label as heading unless it has a title', async () => {
		addFilter( HOOK, 'test', ( steps ) => [ acme, ...steps ] );
		await open();
		expect( listSteps()[ 0 ] ).toBe( '1Acme' );
		expect( heading() ).toHaveTextContent( /^Acme$/ );
		expect( screen.getByRole( 'form' ) ).toHaveAccessibleName( 'Acme' );
	} );

	it( 'shows its content, above its questions', async () => {
		addFilter( HOOK, 'test', () => [
			{
				...acme,
				title: 'Set up Acme',
				section: () => <p>Acme section</p>,
				questions: [
					{
						name: 'acme_name',
						config: {
							inputType: 'text',
							label: 'Acme name',
							defaultValue: '',
						},
					},
				],
			},
		] );
		await open();
		expect( heading() ).toHaveTextContent( 'Set up Acme' );
		expect( screen.getByRole( 'form' ) ).toHaveTextContent(
			/Acme section.*Acme name/
		);
		expect(
			screen.getByRole( 'button', { name: 'Finish' } )
		).toBeVisible();
	} );

	it( 'can fail without the rest of the setup', async () => {
		addFilter( HOOK, 'test', ( steps ) => [
			{
				...acme,
				section: () => {
					throw new Error( 'Acme fails.' );
				},
			},
			...steps,
		] );
		await open();
		expect( errors.list() ).not.toEqual( [] );
		expect( heading() ).toHaveTextContent( 'Acme' );
		await press( 'Continue' );
		expect( heading() ).toHaveTextContent( 'Where is your store based?' );
	} );

	it.each( [
		[ 'no list', undefined ],
		[ 'an empty list', [] ],
		[ 'a step without a key', [ { ...acme, key: undefined } ] ],
		[ 'a step without a label', [ { ...acme, label: 7 } ] ],
		[ 'a step without isAnswered', [ { key: 'acme', label: 'Acme' } ] ],
		[ 'a step that is nothing', [ null ] ],
	] )( 'is left out when its filter returns %s', async ( _name, steps ) => {
		addFilter( HOOK, 'test', () => steps );
		await open();
		expect( errors.list() ).not.toEqual( [] );
		expect( listSteps() ).toHaveLength( 6 );
	} );
} );

describe( 'the setup', () => {
	it( 'is loaded again after a failure', async () => {
		const answers: unknown[] = [ FAILED ];
		await open( {
			responses: { [ PROFILE ]: () => answers.shift() ?? {} },
		} );
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
			'Could not load store setup.Not today.'
		);
		expect( screen.queryByRole( 'form' ) ).not.toBeInTheDocument();
		await press( 'Reload' );
		expect( heading() ).toHaveTextContent( 'Where is your store based?' );
		expect( screen.queryByRole( 'alert' ) ).not.toBeInTheDocument();
	} );

	it( 'shows a loading indicator until it is known what is complete', async () => {
		await open( { responses: { [ PROFILE ]: undefined } } );
		expect( screen.getByText( 'Loading…' ) ).toBeVisible();
		expect( screen.queryByRole( 'form' ) ).not.toBeInTheDocument();
	} );

	it.each( [
		[ 'products', 'Add your first product' ],
		[ 'payments', 'Where is your store based?' ],
	] )( 'shows for the task %s: %s', async ( task, title ) => {
		await open( { query: { task } } );
		expect( heading() ).toHaveTextContent( title );
		expect( errors.list() ).toEqual( [] );
	} );
} );
