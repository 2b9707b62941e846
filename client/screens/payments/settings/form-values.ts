import { decodeEntities } from '@wordpress/html-entities';
import { __, sprintf } from '@wordpress/i18n';
import type {
	PaymentGateway,
	PaymentGatewaySetting,
	PaymentGatewayUpdate,
} from '@storedeck/data';

/** Texts by name of the field. */
export type BankAccount = Readonly< Record< string, string > >;

/** Text, the state of a checkbox, or bank accounts. */
export type FieldValue = string | boolean | readonly BankAccount[];

/** Type of a setting with bank accounts. */
export const BANK_ACCOUNTS = 'bank_accounts';

/** Bank accounts of the server or of the form; anything else is none. */
export const toAccounts = ( value: unknown ): readonly BankAccount[] =>
	Array.isArray( value )
		? value.map( ( account: object ) =>
				Object.fromEntries(
					Object.entries( account ).map( ( [ key, text ] ) => [
						key,
						String( text ),
					] )
				)
		  )
		: [];

export type Values = Readonly< Record< string, FieldValue > >;

export interface Field extends PaymentGatewaySetting {
	label: string;
	type: string;
	isRequired: boolean;
	/** The server never sends the value, only whether there is one. */
	isSecret: boolean;
	/** Whether there is a saved value. */
	isSaved: boolean;
	/** Whether it belongs to `settings` rather than to the gateway itself. */
	isSetting: boolean;
}

/** Placeholder of the server for a secret. */
const MASK = '••••••••';

/** Fields that every gateway has in addition to its settings. */
const OWN_FIELDS = [ 'title', 'description' ] as const;

const isOwn = ( id: string ): id is ( typeof OWN_FIELDS )[ number ] =>
	OWN_FIELDS.some( ( name ) => name === id );

const getOwnLabels = () => ( {
	title: __( 'Title', 'storedeck' ),
	description: __( 'Description', 'storedeck' ),
} );

const getOwnDescriptions = () => ( {
	title: __( 'Title shown at checkout.', 'storedeck' ),
	description: __( 'Description shown at checkout.', 'storedeck' ),
} );

export function getFields( gateway: PaymentGateway ): Field[] {
	const required = gateway.required_settings_keys ?? [];
	const settings = Object.entries( gateway.settings ?? {} );
	const own = OWN_FIELDS.filter(
		( name ) => ! settings.some( ( [ key ] ) => key === name )
	).map(
		( name ): Field => ( {
			id: name,
			label: getOwnLabels()[ name ],
			description: getOwnDescriptions()[ name ],
			type: name === 'description' ? 'textarea' : 'text',
			value: gateway[ name ] ?? '',
			isRequired: name === 'title',
			isSecret: false,
			isSaved: Boolean( gateway[ name ] ),
			isSetting: false,
		} )
	);
	const all = [
		...own,
		...settings
			// `enabled` has its own toggle in the list.
			.filter( ( [ key ] ) => key !== 'enabled' )
			.map(
				( [ key, setting ] ): Field => ( {
					...setting,
					id: key,
					label: setting.label || key,
					type: setting.type ?? 'text',
					isRequired: key === 'title' || required.includes( key ),
					isSecret:
						setting.type === 'password' || setting.value === MASK,
					isSaved: Boolean( setting.value ),
					isSetting: true,
				} )
			),
	];
	// Title and description come first even when they are part of the settings.
	return [
		...OWN_FIELDS.flatMap( ( name ) =>
			all.filter( ( { id } ) => id === name )
		),
		...all.filter( ( { id } ) => ! isOwn( id ) ),
	];
}

/** Initial values of the form, without secrets. */
export const getInitialValues = ( fields: readonly Field[] ): Values =>
	Object.fromEntries(
		fields.map( ( { id, type, value, isSecret } ) => {
			if ( isSecret ) {
				return [ id, '' ];
			}
			if ( type === BANK_ACCOUNTS ) {
				return [ id, toAccounts( value ) ];
			}
			return type === 'checkbox'
				? [ id, value === 'yes' || value === true ]
				: [
						id,
						typeof value === 'string' || typeof value === 'number'
							? String( value )
							: '',
				  ];
		} )
	);

/**
 * Validation errors by field.
 *
 * @param fields  The fields.
 * @param values  The values of the form.
 * @param removed Ids of secrets to be deleted.
 */
export const validate = (
	fields: readonly Field[],
	values: Values,
	removed: readonly string[]
): Readonly< Record< string, string > > =>
	Object.fromEntries(
		fields.flatMap( ( { id, label, isRequired, isSecret, isSaved } ) => {
			const value = values[ id ];
			const isEmpty = typeof value === 'string' && value.trim() === '';
			const isKept = isSecret && isSaved && ! removed.includes( id );
			return isRequired && isEmpty && ! isKept
				? [
						[
							id,
							sprintf(
								/* translators: %s: label of a field. */
								__( '%s is required.', 'storedeck' ),
								decodeEntities( label )
							),
						],
				  ]
				: [];
		} )
	);

/** Converts a value to the format of the server. */
function toSaved( value: FieldValue | undefined ): unknown {
	if ( typeof value === 'boolean' ) {
		return value ? 'yes' : 'no';
	}
	return value;
}

/**
 * The changed values for a request. A secret is included only when a new one
 * was typed or when it is to be deleted.
 */
export function getChanges(
	fields: readonly Field[],
	values: Values,
	removed: readonly string[]
): PaymentGatewayUpdate {
	const initial = getInitialValues( fields );
	const own: { title?: string; description?: string } = {};
	const settings: Record< string, unknown > = {};
	for ( const { id, isSecret, isSetting } of fields ) {
		const value = values[ id ];
		const isRemoved = isSecret && removed.includes( id ) && value === '';
		const isSame =
			JSON.stringify( value ) === JSON.stringify( initial[ id ] );
		if ( isSame && ! isRemoved ) {
			continue;
		}
		if ( isOwn( id ) && ! isSetting ) {
			own[ id ] = String( value );
		} else {
			settings[ id ] = toSaved( value );
		}
	}
	return {
		...own,
		...( Object.keys( settings ).length > 0 && { settings } ),
	};
}
