import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { Tag } from '../tag';
import { getLabelText } from './find-options';
import type { SelectOption } from './types';

interface Props {
	selected: readonly SelectOption[];
	onChange: ( selected: SelectOption[] ) => void;
	isDisabled: boolean;
	hasClearButton: boolean;
}

/** What is chosen, each of which can be taken away. */
export function Tags( {
	selected,
	onChange,
	isDisabled,
	hasClearButton,
}: Props ) {
	if ( selected.length === 0 ) {
		return null;
	}
	const without = ( removed: SelectOption ) =>
		selected.filter( ( { key } ) => key !== removed.key );
	return (
		<div className="woocommerce-select-control__tags">
			{ selected.map( ( option, index ) => {
				const label = getLabelText( option ) || String( option.key );
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
