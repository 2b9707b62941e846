import { Fill, SlotFillProvider } from '@wordpress/components';
import { render, screen } from '@testing-library/react';
import type { PaymentGateway } from '@storedeck/data';
import {
	getChanges,
	getFields,
	getInitialValues,
	validate,
} from '../settings/form-values';
import { GatewayConfigure, GatewaySetup } from '../slots';
import { getMoves } from '../use-move';

const gateway: PaymentGateway = {
	id: 'pay',
	title: 'Pay',
	description: 'With a card.',
	required_settings_keys: [ 'api_key' ],
	settings: {
		enabled: { id: 'enabled', type: 'checkbox', value: 'yes' },
		api_key: {
			id: 'api_key',
			label: 'Key',
			type: 'password',
			value: '••••••••',
			default: '',
		},
		hidden_token: { id: 'hidden_token', type: 'text', value: '••••••••' },
		test: { id: 'test', type: 'checkbox', value: 'yes', default: 'no' },
	},
};

describe( 'the settings of a gateway', () => {
	const fields = getFields( gateway );
	const initial = getInitialValues( fields );

	it( 'start with the title and contain no secret', () => {
		expect( fields.map( ( { id } ) => id ) ).toEqual( [
			'title',
			'description',
			'api_key',
			'hidden_token',
			'test',
		] );
		expect( initial ).toEqual( {
			title: 'Pay',
			description: 'With a card.',
			api_key: '',
			hidden_token: '',
			test: true,
		} );
	} );

	it( 'are sent only when changed', () => {
		expect( getChanges( fields, initial, [] ) ).toEqual( {} );
		expect(
			getChanges(
				fields,
				{ ...initial, title: 'Card', test: false, api_key: 'new' },
				[]
			)
		).toEqual( {
			title: 'Card',
			settings: { test: 'no', api_key: 'new' },
		} );
		expect( getChanges( fields, initial, [ 'api_key' ] ) ).toEqual( {
			settings: { api_key: '' },
		} );
	} );

	it( 'require a secret only when none is saved', () => {
		expect( validate( fields, initial, [] ) ).toEqual( {} );
		expect( validate( fields, initial, [ 'api_key' ] ) ).toHaveProperty(
			'api_key'
		);
		expect(
			validate( fields, { ...initial, title: ' ' }, [] )
		).toHaveProperty( 'title' );
	} );
} );

describe( 'getMoves', () => {
	it( 'swaps the positions of two neighbors', () => {
		expect( getMoves( [ 'a', 'b', 'c' ], 'b', 1 ) ).toEqual( [
			{ id: 'b', order: 2 },
			{ id: 'c', order: 1 },
		] );
	} );

	it( 'returns nothing at the ends of the list', () => {
		expect( getMoves( [ 'a', 'b' ], 'a', -1 ) ).toEqual( [] );
		expect( getMoves( [ 'a', 'b' ], 'b', 1 ) ).toEqual( [] );
		expect( getMoves( [ 'a', 'b' ], 'x', 1 ) ).toEqual( [] );
	} );
} );

describe( 'the slots of a gateway', () => {
	const slot = (
		<GatewayConfigure gateway={ gateway } markConfigured={ () => {} }>
			The form
		</GatewayConfigure>
	);

	it( 'show the form without a fill', () => {
		render( <SlotFillProvider>{ slot }</SlotFillProvider> );
		expect( screen.getByText( 'The form' ) ).toBeInTheDocument();
	} );

	it( 'replace the whole setup with a fill', () => {
		render(
			<SlotFillProvider>
				<GatewaySetup gateway={ gateway } markConfigured={ () => {} }>
					Our steps
				</GatewaySetup>
				<Fill name="woocommerce_payment_gateway_setup_pay">
					Acme steps
				</Fill>
			</SlotFillProvider>
		);
		expect( screen.getByText( 'Acme steps' ) ).toBeInTheDocument();
		expect( screen.queryByText( 'Our steps' ) ).not.toBeInTheDocument();
	} );

	it( 'pass the gateway to a fill', () => {
		render(
			<SlotFillProvider>
				{ slot }
				<Fill name="woocommerce_payment_gateway_configure_pay">
					{ ( fillProps ) => (
						<p>
							Mine: { JSON.stringify( fillProps.paymentGateway ) }
						</p>
					) }
				</Fill>
			</SlotFillProvider>
		);
		expect( screen.getByText( /^Mine: .*"id":"pay"/ ) ).toBeInTheDocument();
		expect( screen.queryByText( 'The form' ) ).not.toBeInTheDocument();
	} );
} );
