import { useMemo } from '@wordpress/element';
import { SelectControl } from '@storedeck/components';

interface Props {
	label: string;
	/** Says that all places are chosen. */
	allLabel: string;
	places: ReadonlyArray< { code: string; name: string } >;
	/** Code; empty for all. */
	value: string;
	help?: string;
	hasError?: boolean;
	onChange: ( code: string ) => void;
}

/** A searchable list of countries or states, or all of them. */
export function PlaceField( {
	label,
	allLabel,
	places,
	value,
	help,
	hasError = false,
	onChange,
}: Props ) {
	const options = useMemo( () => {
		const listed = places.map( ( { code, name } ) => ( {
			key: code,
			label: name,
			keywords: [ code ],
		} ) );
		return [
			{ key: '*', label: allLabel },
			...listed,
			// A stored value that is not listed is one, too.
			...( value && ! listed.some( ( { key } ) => key === value )
				? [ { key: value, label: value } ]
				: [] ),
		];
	}, [ places, allLabel, value ] );
	return (
		<SelectControl< string >
			isSearchable
			showAllOnFocus
			excludeSelectedOptions={ false }
			label={ label }
			help={ help }
			className={ hasError ? 'has-error' : undefined }
			options={ options }
			selected={ value || '*' }
			onChange={ ( key ) => onChange( key === '*' ? '' : key ) }
		/>
	);
}
