import { decodeEntities } from '@wordpress/html-entities';
import { classNames } from '../class-names';
import { Highlight } from './highlight';
import type { SearchListItemProps } from './types';
import './style.scss';

/** Formats breadcrumbs: `a`, `a › b`, or `a … z`. */
function joinNames( names: readonly string[] ) {
	const [ first = '', last = '' ] = [ names[ 0 ], names[ names.length - 1 ] ];
	switch ( names.length ) {
		case 0:
		case 1:
			return first;
		case 2:
			return `${ first } › ${ last }`;
		default:
			return `${ first } … ${ last }`;
	}
}

/**
 * An item of a `SearchListControl` with a checkbox or radio button.
 *
 * @param props See `SearchListItemProps`.
 */
export function SearchListItem( {
	item,
	onSelect,
	isSelected = false,
	isSingle = false,
	search = '',
	depth = 0,
	controlId = '',
	countLabel = item.count,
	name = `search-list-item-${ controlId }`,
	className,
}: SearchListItemProps ) {
	const hasCount = countLabel !== undefined && countLabel !== null;
	const ancestor = joinNames(
		( item.breadcrumbs ?? [] ).map( decodeEntities )
	);
	const id = `${ name }-${ item.id }`;
	return (
		<label
			htmlFor={ id }
			className={ classNames(
				'woocommerce-search-list__item',
				className,
				`depth-${ depth }`,
				isSingle && 'is-radio-button',
				hasCount && 'has-count'
			) }
			style={ { paddingInlineStart: 16 + 24 * depth } }
		>
			<input
				className="woocommerce-search-list__item-input"
				type={ isSingle ? 'radio' : 'checkbox' }
				id={ id }
				name={ name }
				value={ String( item.id ) }
				checked={ isSelected }
				onChange={ onSelect( item ) }
			/>
			<span className="woocommerce-search-list__item-label">
				{ ancestor && (
					<span className="woocommerce-search-list__item-prefix">
						{ ancestor }
					</span>
				) }
				<span className="woocommerce-search-list__item-name">
					<Highlight
						text={ decodeEntities( item.name ) }
						search={ search.trim() }
					/>
				</span>
			</span>
			{ hasCount && (
				<span className="woocommerce-search-list__item-count">
					{ countLabel }
				</span>
			) }
		</label>
	);
}
