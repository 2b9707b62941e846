import { useEffect, useRef, useState } from '@wordpress/element';
import { onQueryChange } from '@storedeck/navigation';
import './search-field.scss';

interface Props {
	/** Accessible name and placeholder. */
	label: string;
	/** Search term of the URL. */
	value: string;
	/** Stores them as `search` in the URL by default. */
	onChange?: ( words: string ) => void;
}

/** Debounce delay, in milliseconds. */
const DELAY = 400;

/** Search field. A change is reported after a short delay or on Enter. */
export function SearchField( {
	label,
	value,
	onChange = ( words ) => onQueryChange( 'search' )( words || undefined ),
}: Props ) {
	const [ typed, setTyped ] = useState( value );
	const reported = useRef( value );
	const timer = useRef< ReturnType< typeof setTimeout > >();

	// The URL may change without this field, e.g. by Back or a link.
	useEffect( () => {
		if ( value !== reported.current ) {
			reported.current = value;
			setTyped( value );
		}
	}, [ value ] );
	useEffect( () => () => clearTimeout( timer.current ), [] );

	const report = ( words: string ) => {
		clearTimeout( timer.current );
		const trimmed = words.trim();
		if ( trimmed !== reported.current ) {
			reported.current = trimmed;
			onChange( trimmed );
		}
	};

	return (
		<form
			role="search"
			className="storedeck-search-field"
			onSubmit={ ( event ) => {
				event.preventDefault();
				report( typed );
			} }
		>
			<input
				type="search"
				aria-label={ label }
				placeholder={ label }
				value={ typed }
				onChange={ ( { target } ) => {
					setTyped( target.value );
					clearTimeout( timer.current );
					timer.current = setTimeout(
						() => report( target.value ),
						DELAY
					);
				} }
			/>
		</form>
	);
}
