import { Button } from '@wordpress/components';
import { _n, sprintf } from '@wordpress/i18n';
import { formatCount } from '../store-format';

interface Props {
	errors: ReadonlyArray< readonly [ name: string, message: string ] >;
	getLabel: ( name: string ) => string;
	onSelect: ( name: string ) => void;
}

/** All errors of the form; each leads to its field. */
export const ErrorSummary = ( { errors, getLabel, onSelect }: Props ) => (
	<div className="storedeck-record-form__errors" role="alert">
		<p>
			{ sprintf(
				/* translators: %s: number of fields. */
				_n(
					'%s field needs your attention:',
					'%s fields need your attention:',
					errors.length,
					'storedeck'
				),
				formatCount( errors.length )
			) }
		</p>
		<ul>
			{ errors.map( ( [ name, message ] ) => (
				<li key={ name }>
					<Button variant="link" onClick={ () => onSelect( name ) }>
						{ getLabel( name ) }
					</Button>
					{ ': ' }
					{ message }
				</li>
			) ) }
		</ul>
	</div>
);
