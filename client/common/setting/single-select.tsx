import { useMemo } from '@wordpress/element';
import { SelectControl } from '@storedeck/components';
import type { Option } from './types';

interface Props {
	label: string;
	options: readonly Option[];
	value: string;
	onChange: ( value: string ) => void;
}

/** A searchable list with one choice, for example all countries. */
export function SingleSelect( { label, options, value, onChange }: Props ) {
	const choices = useMemo(
		() =>
			options.map( ( option ) => ( {
				key: option.value,
				label: option.label,
				// `US:CA` and `CA` find California.
				keywords: [ option.value, ...option.value.split( ':' ) ],
			} ) ),
		[ options ]
	);
	return (
		<SelectControl< string >
			isSearchable
			showAllOnFocus
			excludeSelectedOptions={ false }
			ariaLabel={ label }
			options={ choices }
			selected={ value }
			onChange={ ( key ) => {
				// One of the options must be selected: Backspace in an empty
				// field does not clear the setting.
				if ( choices.some( ( choice ) => choice.key === key ) ) {
					onChange( key );
				}
			} }
		/>
	);
}
