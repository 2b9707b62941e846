import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { Tag } from '../tag';
import { toKey } from './find-options';
import { getLabelText } from './option-words';
import { formatCount } from './format-count';
import type { SelectOption } from './types';

interface Props {
	selected: readonly SelectOption[];
	onChange: ( selected: SelectOption[] ) => void;
	isDisabled: boolean;
	hasClearButton: boolean;
}

/** So many are shown at once; more of them when they are asked for. */
const MANY = 50;

/** What is chosen, each of which can be taken away. */
export function Tags( {
	selected,
	onChange,
	isDisabled,
	hasClearButton,
}: Props ) {
	const [ isWhole, setIsWhole ] = useState( false );
	if ( selected.length === 0 ) {
		return null;
	}
	const shown = isWhole ? selected : selected.slice( 0, MANY );
	const rest = selected.length - shown.length;
	const without = ( removed: SelectOption ) =>
		selected.filter( ( option ) => toKey( option ) !== toKey( removed ) );
	return (
		<div className="woocommerce-select-control__tags">
			{ shown.map( ( option, index ) => {
				const label = getLabelText( option ) || toKey( option );
				return (
					<Tag
						key={ option.key }
						id={ option.key }
						label={ label }
						screenReaderLabel={ sprintf(
							/* translators: 1: what is chosen, 2: its number in the list, 3: length of the list. */
							__( '%1$s (%2$d of %3$d)', 'storedeck' ),
							label,
							index + 1,
							selected.length
						) }
						remove={
							isDisabled
								? undefined
								: () => () => onChange( without( option ) )
						}
					/>
				);
			} ) }
			{ rest > 0 && (
				<Button variant="link" onClick={ () => setIsWhole( true ) }>
					{ sprintf(
						/* translators: %s: number of things that are not shown. */
						_n( '+%s more', '+%s more', rest, 'storedeck' ),
						formatCount( rest )
					) }
				</Button>
			) }
			{ hasClearButton && ! isDisabled && (
				<Button
					className="woocommerce-select-control__clear"
					variant="link"
					onClick={ () => onChange( [] ) }
				>
					{ __( 'Clear all', 'storedeck' ) }
				</Button>
			) }
		</div>
	);
}
