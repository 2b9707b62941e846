import { decodeEntities } from '@wordpress/html-entities';
import type { PaymentGateway } from '@storedeck/data';

/** What the shop calls a way to pay: its own name, not what customers read. */
export const getGatewayName = ( {
	id,
	method_title: methodTitle,
	title,
}: PaymentGateway ) => decodeEntities( methodTitle || title || id );

/** Where a way to pay is set up, as a change of the address. */
export const toSettings = ( id: string | undefined ) => ( { gateway: id } );

/** Whether settings are missing without which it cannot work. */
export const isIncomplete = ( gateway: PaymentGateway ) =>
	gateway.needs_setup === true ||
	( gateway.required_settings_keys ?? [] ).some(
		( key ) => ! gateway.settings?.[ key ]?.value
	);
