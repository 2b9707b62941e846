import type { KeyboardEvent } from 'react';
import type { Entry } from './entries';

interface Props {
	id: string;
	entry: Entry;
	isActive: boolean;
	onSelect: ( entry: Entry ) => void;
	onKeyDown: ( event: KeyboardEvent ) => void;
}

/** An option of the palette. The focus stays in the field (`aria-activedescendant`). */
export const Option = ( {
	id,
	entry,
	isActive,
	onSelect,
	onKeyDown,
}: Props ) => (
	<li
		id={ id }
		role="option"
		aria-selected={ isActive }
		className="storedeck-palette__option"
		onMouseDown={ ( event ) => event.preventDefault() }
		onClick={ () => onSelect( entry ) }
		onKeyDown={ onKeyDown }
	>
		<span>{ entry.label }</span>
		{ entry.group && (
			<span className="storedeck-palette__group">{ entry.group }</span>
		) }
	</li>
);
