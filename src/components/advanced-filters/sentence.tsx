import { decodeEntities } from '@wordpress/html-entities';
import { interpolateText } from './interpolate';
import type { Row } from './read-rows';
import type { AdvancedFilter } from './types';

interface Props {
	filter: AdvancedFilter;
	row: Row;
	/** The formatted value. Nothing is rendered while it is empty. */
	value: string;
}

/** The filter as a sentence for screen readers. */
export function Sentence( { filter, row, value }: Props ) {
	if ( ! value ) {
		return null;
	}
	const rule = filter.rules?.find( ( one ) => one.value === row.rule );
	const marked = filter.labels.title.replace(
		/\{\{\s*\/?\s*title\s*\}\}/g,
		''
	);
	return (
		<span className="screen-reader-text">
			{ decodeEntities(
				interpolateText( marked, {
					rule: rule?.label ?? '',
					filter: value,
				} )
			) }
		</span>
	);
}
