import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { Tag } from '../tag';
import { toKey } from './find-options';
import { getLabelText } from './search-text';
import { formatCount } from './format-count';
import type { SelectOption } from './types';

interface Props {
	selected: readonly SelectOption[];
	onChange: ( selected: SelectOption[] ) => void;
	isDisabled: boolean;
	hasClearButton: boolean;
}

/** Maximum number of tags before the list is expanded. */
const MAX_TAGS = 50;

/** The selected options as removable tags. */
export function Tags( {
	selected,
	onChange,
	isDisabled,
	hasClearButton,
}: Props ) {
	const [ showsAll, setShowsAll ] = useState( false );
	if ( selected.length === 0 ) {
		return null;
	}
	const shown = showsAll ? selected : selected.slice( 0, MAX_TAGS );
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
							/* translators: 1: label of an option, 2: its position, 3: number of options. */
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
				<Button variant="link" onClick={ () => setShowsAll( true ) }>
					{ sprintf(
						/* translators: %s: number of hidden items. */
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
