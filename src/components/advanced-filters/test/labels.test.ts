import { describeAmount } from '../labels';

it.each( [
	[ 'left', '-$2.5' ],
	[ 'left_space', '-$ 2.5' ],
	[ 'right', '-2.5$' ],
	[ 'right_space', '-2.5 $' ],
] as const )( 'puts the minus sign first with %s', ( symbolPosition, text ) => {
	expect( describeAmount( '-2.5', { symbol: '$', symbolPosition } ) ).toBe(
		text
	);
} );
