import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { decodeEntities } from '@wordpress/html-entities';
import { getLabel } from '../../common/product/labels';

interface Props {
	/** The present values by field. */
	current: Readonly< Record< string, unknown > >;
	onKeep: () => void;
	onOverwrite: () => void;
}

const describe = ( name: string, value: unknown ) =>
	( typeof value === 'string' && value !== '' && value.length < 60 ) ||
	typeof value === 'number'
		? sprintf(
				/* translators: 1: name of a field, 2: its value. */
				__( '%1$s was changed to %2$s in the meantime.', 'storedeck' ),
				getLabel( name ),
				decodeEntities( String( value ) )
		  )
		: sprintf(
				/* translators: %s: name of a field. */
				__( '%s was changed in the meantime.', 'storedeck' ),
				getLabel( name )
		  );

/**
 * Names the fields that another tab, user or order changed, and asks which values
 * are right.
 */
export const ConflictNotice = ( { current, onKeep, onOverwrite }: Props ) => (
	<div className="storedeck-product__errors" role="alert">
		<ul>
			{ Object.entries( current ).map( ( [ name, value ] ) => (
				<li key={ name }>{ describe( name, value ) }</li>
			) ) }
		</ul>
		<div className="storedeck-product__answers">
			<Button variant="secondary" onClick={ onKeep }>
				{ __( 'Keep these changes', 'storedeck' ) }
			</Button>
			<Button variant="secondary" onClick={ onOverwrite }>
				{ __( 'Save mine', 'storedeck' ) }
			</Button>
		</div>
	</div>
);
