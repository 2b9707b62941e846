import { __ } from '@wordpress/i18n';
import type {
	PaymentGateway,
	PaymentGatewaySetting,
	PaymentGatewayUpdate,
} from '@storedeck/data';

/** What stands in a field: text, or whether a box is checked. */
export type FieldValue = string | boolean;

export type Values = Readonly< Record< string, FieldValue > >;

/** One field of the form. */
export interface Field extends PaymentGatewaySetting {
	label: string;
	type: string;
	isRequired: boolean;
	/** Kept by the server and never shown: only whether it is there. */
	isSecret: boolean;
	/** Whether the server keeps a value. */
	isSaved: boolean;
	/** Belongs to the gateway's settings, not to the gateway itself. */
	isSetting: boolean;
}

/** What the server shows in the place of a secret. */
const MASK = '••••••••';

/** What every gateway has beside its settings. */
const OWN = [ 'title', 'description' ] as const;

const isOwn = ( id: string ): id is ( typeof OWN )[ number ] =>
	OWN.some( ( name ) => name === id );

const getOwnLabels = () => ( {
	title: __( 'Title', 'storedeck' ),
	description: __( 'Description', 'storedeck' ),
} );

const getOwnTips = () => ( {
	title: __( 'Title shown at checkout.', 'storedeck' ),
	description: __( 'Description shown at checkout.', 'storedeck' ),
} );

/** The fields of a gateway: title and description, then its settings. */
export function getFields( gateway: PaymentGateway ): Field[] {
	const required = gateway.required_settings_keys ?? [];
	const settings = Object.entries( gateway.settings ?? {} );
	const own = OWN.filter(
		( name ) => ! settings.some( ( [ key ] ) => key === name )
	).map(
		( name ): Field => ( {
			id: name,
			label: getOwnLabels()[ name ],
			description: getOwnTips()[ name ],
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
			// It has a switch of its own.
			.filter( ( [ key ] ) => key !== 'enabled' )
			.map(
				( [ key, setting ] ): Field => ( {
					...setting,
					id: key,
					label: setting.label || key,
					type: setting.type ?? 'text',
					isRequired: required.includes( key ),
					isSecret:
						setting.type === 'password' || setting.value === MASK,
					isSaved: Boolean( setting.value ),
					isSetting: true,
				} )
			),
	];
	// Title and description come first, wherever the gateway keeps them.
	return [
		...OWN.flatMap( ( name ) => all.filter( ( { id } ) => id === name ) ),
		...all.filter( ( { id } ) => ! isOwn( id ) ),
	];
}

/** What stands in the fields at first. Secrets are never among it. */
export const getInitialValues = ( fields: readonly Field[] ): Values =>
	Object.fromEntries(
		fields.map( ( { id, type, value, isSecret } ) => {
			if ( isSecret ) {
				return [ id, '' ];
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
 * What is wrong with the values, by field.
 *
 * @param fields  The fields.
 * @param values  What stands in them.
 * @param removed Secrets that are to be forgotten.
 */
export const getProblems = (
	fields: readonly Field[],
	values: Values,
	removed: readonly string[]
): Readonly< Record< string, string > > =>
	Object.fromEntries(
		fields.flatMap( ( { id, isRequired, isSecret, isSaved } ) => {
			const value = values[ id ];
			const isEmpty = typeof value === 'string' && value.trim() === '';
			const isKept = isSecret && isSaved && ! removed.includes( id );
			return isRequired && isEmpty && ! isKept
				? [ [ id, __( 'This field is required.', 'storedeck' ) ] ]
				: [];
		} )
	);

/** How the server keeps a value. */
function toSaved( value: FieldValue | undefined ): string | undefined {
	if ( typeof value === 'boolean' ) {
		return value ? 'yes' : 'no';
	}
	return value;
}

/**
 * What is sent: only what was changed. A secret is only sent when a new one was
 * typed, or when it is to be forgotten.
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
		const isForgotten = isSecret && removed.includes( id ) && value === '';
		if ( value === initial[ id ] && ! isForgotten ) {
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
