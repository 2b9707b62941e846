import { useEffect, useRef, useState } from '@wordpress/element';
import './search-field.scss';

interface Props {
	/** Accessible name and placeholder. */
	label: string;
	/** Search term of the URL. */
	value: string;
	onChange: ( words: string ) => void;
}

/** Debounce delay, in milliseconds. */
const PAUSE = 400;

/** Search field. A change is reported after a short delay or on Enter. */
export function SearchField( { label, value, onChange }: Props ) {
	const [ typed, setTyped ] = useState( value );
	const told = useRef( value );
	const timer = useRef< ReturnType< typeof setTimeout > >();

	// The URL may change without this field, e.g. by Back or a link.
	useEffect( () => {
		if ( value !== told.current ) {
			told.current = value;
			setTyped( value );
		}
	}, [ value ] );
	useEffect( () => () => clearTimeout( timer.current ), [] );

	const tell = ( words: string ) => {
		clearTimeout( timer.current );
		const trimmed = words.trim();
		if ( trimmed !== told.current ) {
			told.current = trimmed;
			onChange( trimmed );
		}
	};

	return (
		<form
			role="search"
			className="storedeck-search-field"
			onSubmit={ ( event ) => {
				event.preventDefault();
				tell( typed );
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
						() => tell( target.value ),
						PAUSE
					);
				} }
			/>
		</form>
	);
}
