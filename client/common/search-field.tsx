import { useEffect, useRef, useState } from '@wordpress/element';
import './search-field.scss';

interface Props {
	/** What is looked for; also the placeholder. */
	label: string;
	/** The words of the address. */
	value: string;
	onChange: ( words: string ) => void;
}

/** How long to wait after a key before it counts, in milliseconds. */
const PAUSE = 400;

/** A field whose words count shortly after they were typed, or on Enter. */
export function SearchField( { label, value, onChange }: Props ) {
	const [ typed, setTyped ] = useState( value );
	const told = useRef( value );
	const timer = useRef< ReturnType< typeof setTimeout > >();

	// The address may change by itself: Back, or a link.
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
