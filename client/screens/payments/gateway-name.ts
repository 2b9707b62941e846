import { decodeEntities } from '@wordpress/html-entities';
import type { PaymentGateway } from '@storedeck/data';

/** Name of a payment method in the admin, not the title shown at checkout. */
export const getGatewayName = ( {
	id,
	method_title: methodTitle,
	title,
}: PaymentGateway ) => decodeEntities( methodTitle || title || id );

/** URL parameters of the settings of a payment method. */
export const getSettingsQuery = ( id: string | undefined ) => ( {
	gateway: id,
} );

/** Whether required settings are missing. */
export const isIncomplete = ( gateway: PaymentGateway ) =>
	gateway.needs_setup === true ||
	( gateway.required_settings_keys ?? [] ).some(
		( key ) => ! gateway.settings?.[ key ]?.value
	);
