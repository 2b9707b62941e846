import { useContext } from '@wordpress/element';
import { LevelContext, MAX_LEVEL } from './level';
import type { HProps } from './types';

/**
 * A heading whose level depends on its position: h2 by default, one level
 * deeper per enclosing `Section`, at most h6.
 *
 * @param props Props of a heading element.
 */
export function H( props: HProps ) {
	const level = Math.min( useContext( LevelContext ), MAX_LEVEL );
	const Heading = `h${ level }` as 'h2';
	return <Heading { ...props } />;
}
