import { line } from 'd3-shape';
import { x } from '@storedeck/number';
it('works', () => {
	expect(x).toBe(1);
	expect(line()).toBeDefined();
});
