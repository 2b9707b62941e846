import { useContext } from '@wordpress/element';
import { Level, LOWEST_LEVEL } from './level';
import type { HProps } from './types';

/**
 * A heading of the level that its place asks for: h2 on its own, one level
 * deeper for every enclosing `Section`, never below h6.
 *
 * @param props Whatever a heading element takes.
 */
export function H( props: HProps ) {
	const level = Math.min( useContext( Level ), LOWEST_LEVEL );
	const Heading = `h${ level }` as 'h2';
	return <Heading { ...props } />;
}
