import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { decodeEntities } from '@wordpress/html-entities';

interface Props {
	/** The present values by field. */
	current: Readonly< Record< string, unknown > >;
	getLabel: ( name: string ) => string;
	onKeep: () => void;
	onOverwrite: () => void;
}

const describe = ( label: string, value: unknown ) =>
	( typeof value === 'string' && value !== '' && value.length < 60 ) ||
	typeof value === 'number'
		? sprintf(
				/* translators: 1: name of a field, 2: its value. */
				__( '%1$s was changed to %2$s in the meantime.', 'storedeck' ),
				label,
				decodeEntities( String( value ) )
		  )
		: sprintf(
				/* translators: %s: name of a field. */
				__( '%s was changed in the meantime.', 'storedeck' ),
				label
		  );

/**
 * Names the fields that another tab, user or order changed, and asks which values
 * are right.
 */
export const ConflictNotice = ( {
	current,
	getLabel,
	onKeep,
	onOverwrite,
}: Props ) => (
	<div className="storedeck-record-form__errors" role="alert">
		<ul>
			{ Object.entries( current ).map( ( [ name, value ] ) => (
				<li key={ name }>{ describe( getLabel( name ), value ) }</li>
			) ) }
		</ul>
		<div className="storedeck-record-form__answers">
			<Button variant="secondary" onClick={ onKeep }>
				{ __( 'Keep these changes', 'storedeck' ) }
			</Button>
			<Button variant="secondary" onClick={ onOverwrite }>
				{ __( 'Save mine', 'storedeck' ) }
			</Button>
		</div>
	</div>
);
