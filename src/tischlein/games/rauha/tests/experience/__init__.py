"""How level 4 of Rauha learned what an area is worth. It is made by hand now and then, and needs numpy."""
