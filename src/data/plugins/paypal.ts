import { isAbortError, request } from '@storedeck/api';
import { isRecord } from '@storedeck/settings/guards';
import {
	change,
	defineResource,
	defineValue,
	getKindError,
	requireObject,
	toRequestError,
	withoutTotals,
} from '../core';
import { optionsStore } from '../options';
import type { RequestError, ResourceState, ThunkArgs } from '../core';
import type { PaypalOnboardingStatus } from './types';

const PATH = '/wc-paypal/v1/onboarding/get-status';
const SETTINGS = 'woocommerce-ppcp-settings';

/** Settings that a connected store has. */
const REQUIRED = [
	'merchant_email_production',
	'merchant_id_production',
	'client_id_production',
	'client_secret_production',
];

const NAME = 'getPaypalOnboardingStatus';

/** The error of the request to PayPal, false when it succeeded. */
const failure = defineValue< [], RequestError | false >(
	'paypalFailure',
	false
);

/** Derives the status from the settings of the PayPal plugin. */
function deriveStatus( settings: unknown ): PaypalOnboardingStatus {
	const saved = isRecord( settings ) ? settings : {};
	const onboarded = REQUIRED.every( ( name ) => Boolean( saved[ name ] ) );
	return {
		production: { state: onboarded ? 'onboarded' : 'unknown', onboarded },
	};
}

const readSettings = ( { registry }: ThunkArgs ) =>
	registry
		.resolveSelect( optionsStore.name )
		?.getOption?.( SETTINGS )
		// The error is in the options store.
		.catch( () => undefined );

/** The error of the request to PayPal, or false. */
export const getPaypalError = ( state: ResourceState ) =>
	failure.get( state ) || getKindError( state, NAME );

/** Clears the error: the PayPal plugin may have been activated. */
export const forgetPaypalError = () => failure.set( [], false );

/**
 * The connection with PayPal. When the PayPal plugin does not respond, it is
 * derived from its settings; after a 404 no further request is sent.
 */
export const paypalStatus = defineResource<
	[],
	PaypalOnboardingStatus | undefined
>( {
	name: NAME,
	defaultValue: undefined,
	load: async ( context ) => {
		const { dispatch, select, signal } = context;
		const derive = async () =>
			withoutTotals( deriveStatus( await readSettings( context ) ) );
		const before = getPaypalError( select.getResourceState() );
		if ( before && before.status === 404 ) {
			return derive();
		}
		try {
			const data = requireObject(
				await request< PaypalOnboardingStatus | null >( {
					path: PATH,
					signal,
				} )
			);
			dispatch( change( forgetPaypalError() ) );
			return withoutTotals( data );
		} catch ( error ) {
			if ( isAbortError( error ) ) {
				throw error;
			}
			dispatch( change( failure.set( [], toRequestError( error ) ) ) );
			return derive();
		}
	},
} );
