import { Button } from '@wordpress/components';
import { _n, sprintf } from '@wordpress/i18n';
import { formatCount } from '../../common/store-format';
import { getLabel } from '../../common/product/labels';

interface Props {
	errors: ReadonlyArray< readonly [ name: string, message: string ] >;
	onSelect: ( name: string ) => void;
}

/** All errors of the form; each leads to its field. */
export const ErrorSummary = ( { errors, onSelect }: Props ) => (
	<div className="storedeck-product__errors" role="alert">
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
