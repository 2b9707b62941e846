import { useMemo } from '@wordpress/element';
import { SelectControl } from '@storedeck/components';
import type { OptionGroup } from './types';

interface Props {
	label: string;
	groups: readonly OptionGroup[];
	value: readonly unknown[];
	onChange: ( value: string[] ) => void;
}

/** A searchable list, for more options than fit as checkboxes. */
export function MultipleSelect( { label, groups, value, onChange }: Props ) {
	const choices = useMemo(
		() =>
			groups.flatMap( ( { options } ) =>
				options.map( ( option ) => ( {
					key: option.value,
					label: option.label,
				} ) )
			),
		[ groups ]
	);
	return (
		<SelectControl
			multiple
			isSearchable
			inlineTags
			showAllOnFocus
			ariaLabel={ label }
			options={ choices }
			selected={ choices.filter( ( { key } ) => value.includes( key ) ) }
			onChange={ ( selected ) =>
				onChange(
					Array.isArray( selected )
						? selected.map( ( { key } ) => String( key ) )
						: []
				)
			}
		/>
	);
}
