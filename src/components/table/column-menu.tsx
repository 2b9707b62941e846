import { __ } from '@wordpress/i18n';
import { EllipsisMenu, MenuItem, MenuTitle } from '../ellipsis-menu';
import type { TableHeader } from './types';

interface ColumnMenuProps {
	headers: TableHeader[];
	shownKeys: string[];
	onToggle: ( key: string ) => void;
}

/**
 * The menu that hides and shows columns; none where every column is required.
 *
 * @param props See `ColumnMenuProps`.
 */
export function ColumnMenu( {
	headers,
	shownKeys,
	onToggle,
}: ColumnMenuProps ) {
	const choices = headers.filter( ( { required } ) => ! required );
	if ( choices.length === 0 ) {
		return null;
	}
	return (
		<EllipsisMenu
			className="woocommerce-table__menu"
			label={ __( 'Choose which values to display', 'storedeck' ) }
			renderContent={ () => (
				<>
					<MenuTitle>{ __( 'Columns:', 'storedeck' ) }</MenuTitle>
					{ choices.map( ( { key, label, screenReaderLabel } ) => (
						<MenuItem
							key={ key }
							checked={ shownKeys.includes( key ) }
							isCheckbox
							isClickable
							onInvoke={ () => onToggle( key ) }
						>
							{ label ?? screenReaderLabel ?? key }
						</MenuItem>
					) ) }
				</>
			) }
		/>
	);
}
