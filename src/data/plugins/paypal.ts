import { isAbortError, request } from '@storedeck/api';
import {
	change,
	defineResource,
	defineValue,
	getKindError,
	requireObject,
	toRequestError,
} from '../core';
import { OPTIONS_STORE_NAME } from '../constants';
import type { RequestError, ResourceState, ThunkArgs } from '../core';
import type { PaypalOnboardingStatus } from './types';

const PATH = '/wc-paypal/v1/onboarding/get-status';
const SETTINGS = 'woocommerce-ppcp-settings';

/** All of these are there once a shop is connected. */
const REQUIRED = [
	'merchant_email_production',
	'merchant_id_production',
	'client_id_production',
	'client_secret_production',
];

const NAME = 'getPaypalOnboardingStatus';

/** Why the status had to be derived, false when PayPal told it. */
const failure = defineValue< [], RequestError | false >(
	'paypalFailure',
	false
);

/** Reads the status out of what the PayPal plugin has saved. */
export function deriveStatus( settings: unknown ): PaypalOnboardingStatus {
	const saved: Readonly< Record< string, unknown > > =
		typeof settings === 'object' && settings !== null
			? { ...settings }
			: {};
	const onboarded = REQUIRED.every( ( name ) => Boolean( saved[ name ] ) );
	return {
		production: { state: onboarded ? 'onboarded' : 'unknown', onboarded },
	};
}

async function readSettings( { registry }: ThunkArgs ): Promise< unknown > {
	try {
		return await registry
			.resolveSelect( OPTIONS_STORE_NAME )
			?.getOption?.( SETTINGS );
	} catch {
		// Nothing is known then; the options store has the error.
		return undefined;
	}
}

/** Why PayPal could not be asked, or false. */
export const getPaypalError = ( state: ResourceState ) =>
	failure.get( state ) || getKindError( state, NAME );

/** Forgets that PayPal could not be asked: its plugin may be there now. */
export const forgetPaypalError = () => failure.set( [], false );

/**
 * How far the shop is connected with PayPal. Without an answer of the PayPal
 * plugin its settings tell; once it was not there (404) it is not asked again.
 */
export const paypalStatus = defineResource<
	[],
	PaypalOnboardingStatus | undefined
>( {
	name: NAME,
	selectors: [ NAME ],
	defaultValue: undefined,
	load: async ( context ) => {
		const { dispatch, select, signal } = context;
		const known = { totalResults: 0, totalPages: 0 };
		const before = getPaypalError( select.getResourceState() );
		if ( before && before.status === 404 ) {
			return {
				...known,
				data: deriveStatus( await readSettings( context ) ),
			};
		}
		try {
			const data = requireObject(
				await request< PaypalOnboardingStatus | null >( {
					path: PATH,
					signal,
				} )
			);
			dispatch( change( forgetPaypalError() ) );
			return { ...known, data };
		} catch ( error ) {
			if ( isAbortError( error ) ) {
				throw error;
			}
			dispatch( change( failure.set( [], toRequestError( error ) ) ) );
			return {
				...known,
				data: deriveStatus( await readSettings( context ) ),
			};
		}
	},
} );
